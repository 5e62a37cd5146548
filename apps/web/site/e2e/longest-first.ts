import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = ['games-', 'screens.'];

/** Whole games first, then the pictures, then the rest: no worker is left alone with a long file at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((beginning) => basename(moduleId).startsWith(beginning));
      return at < 0 ? LONG.length : at;
    };
    return files.toSorted((one, other) => place(one) - place(other));
  }
}
