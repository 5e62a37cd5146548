// What the table loads when there is a hint or a warning to show.

import './hint.css';

export { chancesText } from './chances';
export { HintParts, Plays } from './HintParts';
export { TutorCard } from './TutorCard';
