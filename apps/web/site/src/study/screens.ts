// What is loaded when the study is opened as a page of its own.

import './hint.css';
import './study.css';
import './review.css';
import './graph.css';

export { Games } from './Games';
export { MatchScreen } from './MatchScreen';
export { Progress } from './Progress';
export { ReviewScreen } from './ReviewScreen';
