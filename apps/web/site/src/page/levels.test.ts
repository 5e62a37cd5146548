import { describe, expect, it } from 'vitest';
import { atLevel } from './levels';

describe('a request for a best play', () => {
  it('is asked of the level that was chosen, all else as the table wrote it', () => {
    const request = '{"id":"7","op":"best","game":"tapa","rules":{"preset":"mali"},"dice":"61"}';
    expect(JSON.parse(atLevel(request, 3))).toEqual({ ...(JSON.parse(request) as object), level: 3 });
  });
});
