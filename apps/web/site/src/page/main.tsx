import { createTable } from '../workers/table';
import { createThinker } from '../workers/thinker';

createTable().send({ do: 'look' });
createThinker().best('{}');
