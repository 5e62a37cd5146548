// A position of a course as the board shows it.

import { laidOf } from '../board/laid';
import { stillView } from '../board/still';
import type { CourseView, TableView } from '../contract';

/** The board before a turn of the course, or after the last one. */
export function boardOf(course: CourseView, at: number): TableView {
  const turn = course.turns[at];
  return stillView(course.game, laidOf(turn?.position ?? course.end), { actor: turn?.side ?? '' });
}
