// What the table loads when there is a hint or a warning to show.

import './hint.css';

export { HintParts } from './HintParts';
export { TutorCard } from './TutorCard';
