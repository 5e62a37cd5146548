// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, goBack, goTo, leaveAddress } from './address';

describe('the way back', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it('leads where the reader came from', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    goTo('#study/review/a');
    expect(address.value).toBe('#study/review/a');
    goBack('#study/games');
    expect(back).toHaveBeenCalledOnce();
  });

  it('leads to what lies behind where the page was opened at this address', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    history.replaceState(null, '', '/#study/review/a');
    goTo('#study/review/a');
    goBack('#study/games');
    expect([location.hash, address.value]).toEqual(['#study/games', '#study/games']);
    goBack();
    expect([location.hash, address.value]).toEqual(['', '']);
    expect(back).not.toHaveBeenCalled();
  });

  it('does not lead into what was left', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    goTo('#setup');
    leaveAddress();
    goBack();
    expect([location.hash, address.value]).toEqual(['', '']);
    expect(back).not.toHaveBeenCalled();
  });
});
