// The page's hold on one table: commands in order, the last view, saving after each accepted command, and what happens
// by itself. It outlives the screens.

import { batch, effect, signal } from '@preact/signals';
import type { Announcement, Side, Table, TableCommand, TableView, Thinker } from '../contract';
import { type Chance, REAL_DICE, freshChance, givenChance, randomHex } from './chance';
import { Told } from '../learn/told';
import { planOf } from './driver';
import { BEST_LEVEL, FIRST_LEVEL, type Level, atLevel, playOf } from './levels';
import { Removals } from './removals';
import { DEFAULTS, type Settings, readSettings } from './settings';
import { BEGINNINGS, type SetUpWish, type Wish } from './wishes';
import { type Store, type StoredGame, gameToKeep } from './store';
import { type FinishedGame, finishedOf } from '../study/shelf';

const CURRENT = 'current';
/** The answer in place of a bot that gave none. */
const GIVEN_UP = '';
/** What is said of a saved game that the table cannot open. */
const DAMAGED: Announcement = { key: 'store.damaged', args: [] };
/** What is shown of that which happened, and not only said. */
const NOTICES: readonly string[] = ['say.watchdog', 'say.refused', 'say.accepted'];

export class Session {
  readonly view = signal<TableView | null>(null);
  readonly settings = signal<Settings>(DEFAULTS);
  readonly games = signal<StoredGame[]>([]);
  /** The last refusal, until something is accepted. */
  readonly problem = signal<Announcement | null>(null);
  /** What happened through the last command; a new array each time. */
  readonly said = signal<readonly Announcement[]>([]);
  /** What nobody would see otherwise, such as a bot that gave no answer, told until the next command. */
  readonly notice = signal<Announcement | null>(null);
  /** The game that has ended on the table. */
  readonly finished = signal<FinishedGame | null>(null);
  /** Whether the device refuses to keep games. */
  readonly unkept = signal(false);
  /** What was deleted a moment ago, here or in the study. */
  readonly removals = new Removals();
  /** What the coach has told of the game on the table. */
  readonly told: Told;
  /** While a replay or a dialog is on, nothing happens by itself. */
  readonly held = signal(false);
  /** How strong the bot of the game on the table plays. */
  readonly level = signal<Level>(FIRST_LEVEL);

  private gameId = '';
  /** How many games or matches this visit has begun. */
  private begun = 0;
  private undone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private thinkingOf = '';
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly table: Table,
    private readonly thinker: Thinker,
    readonly store: Store,
  ) {
    this.told = new Told(store);
    this.unkept.value = !store.lasts;
    effect(() => this.schedule(this.view.value, this.settings.value, this.held.value));
  }

  /** Reads what the device keeps; goes on with the game that was on the table when the page was left. */
  async restore(): Promise<void> {
    this.settings.value = readSettings(await this.ask(this.store.getSetting('settings'), null));
    await this.list();
    const current = await this.ask(this.store.getSetting(CURRENT), null);
    const game = this.games.value.find((each) => each.id === current);
    if (game !== undefined) {
      await this.open(game);
    }
  }

  change(part: Partial<Settings>): void {
    this.settings.value = { ...this.settings.value, ...part };
    void this.note('settings', this.settings.value);
  }

  /** Begins a new game; with real dice the table throws none. */
  start({ realDice, level, ...wish }: Wish): Promise<void> {
    return this.begin(level, () => ({ do: 'new', ...wish, ...this.chance(realDice, 1) }));
  }

  /** Begins a game from a position that was set up. */
  setUp({ realDice, level, ...wish }: SetUpWish): Promise<void> {
    return this.begin(level, () => ({ do: 'setup', ...wish, ...this.chance(realDice, 1) }));
  }

  /** `command` is made once this game counts among those begun: its chance may depend on that. */
  private async begin(level: Level, command: () => TableCommand): Promise<void> {
    this.gameId = randomHex(8);
    this.level.value = level;
    this.told.begin(this.gameId);
    this.begun++;
    await this.act(command());
    await this.noteCurrent();
  }

  /** Begins the next game of the match. */
  next(): Promise<void> {
    const { game, match } = this.view.value ?? {};
    return this.act({ do: 'next', ...this.chance(game?.realDice === true, (match?.gameNumber ?? 0) + 1) });
  }

  /** The record of the game as it stands, with the turn under the finger. */
  saved(): Promise<string> {
    return this.table.save();
  }

  /** What anybody needs to check the dice of the finished game. */
  certificate(): Promise<string> {
    return this.table.certificate();
  }

  /** `number` is that of the game in its match. */
  private chance(realDice: boolean, number: number): Chance {
    return realDice ? REAL_DICE : (givenChance(this.begun, number) ?? freshChance());
  }

  /** Goes on with a kept game; where the table cannot open it, that is said and the game stays in the list. */
  async open(game: StoredGame): Promise<void> {
    this.gameId = game.id;
    this.level.value = game.level ?? BEST_LEVEL;
    this.problem.value = null;
    await this.told.goOn(game.id);
    await this.act({ do: 'open', saved: game.saved });
    await this.noteCurrent();
  }

  /**
   * Opens a record from outside as a game of its own, or the game of the list that it is; false where the table refuses
   * it, and the start page stays.
   */
  async openRecord(saved: string): Promise<boolean> {
    this.gameId = this.games.value.find((each) => each.saved === saved)?.id ?? randomHex(8);
    await this.act({ do: 'open', saved });
    this.problem.value = null;
    await this.noteCurrent();
    return this.view.value !== null;
  }

  /** Back to the start page; the game stays in the list. */
  async leave(): Promise<void> {
    clearTimeout(this.timer);
    this.gameId = '';
    this.view.value = null;
    this.problem.value = null;
    if (this.thinkingOf !== '') {
      this.thinker.restart();
    }
    await this.noteCurrent();
    await this.list();
  }

  /** Takes a game off the list; the answer brings it back. */
  async forget(game: StoredGame): Promise<() => Promise<void>> {
    await this.ask(this.store.removeGame(game.id), undefined);
    this.problem.value = null;
    await this.list();
    return async () => {
      await this.ask(this.store.putGame(game), undefined);
      await this.list();
    };
  }

  /** Sends a command after those already sent, and takes the answer for the new view. */
  act(command: TableCommand): Promise<void> {
    const game = this.gameId;
    const done = this.queue.then(() => this.carryOut(command, game));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async carryOut(command: TableCommand, game: string): Promise<void> {
    if (game !== this.gameId) {
      return;
    }
    const before = this.view.value;
    const begins = BEGINNINGS.includes(command.do);
    if (begins) {
      this.finished.value = null;
    }
    const view = await this.table.send(command);
    if (game !== this.gameId) {
      return;
    }
    if (view.problem !== null && begins && command.do !== 'next') {
      this.noGame(command.do === 'open' ? DAMAGED : view.problem);
      return;
    }
    const sameTurn = before !== null && stageOf(before) === stageOf(view);
    this.undone = sameTurn && (command.do === 'undo' || this.undone);
    batch(() => {
      this.view.value = view;
      this.problem.value = view.problem;
      this.said.value = view.say;
      this.notice.value = view.say.find(({ key }) => NOTICES.includes(key)) ?? null;
    });
    if (view.problem === null) {
      await this.ask(this.keep(view, game), undefined);
    }
  }

  /** No game begins: the table still holds the one that was left before, which nobody asked for. */
  private noGame(problem: Announcement): void {
    this.gameId = '';
    batch(() => {
      this.view.value = null;
      this.problem.value = problem;
    });
  }

  /** Notes the game that is on the table, for the next visit. */
  private noteCurrent(): Promise<void> {
    return this.note(CURRENT, this.view.value === null ? null : this.gameId);
  }

  private note(name: string, value: unknown): Promise<void> {
    return this.ask(this.store.putSetting(name, value), undefined);
  }

  private async list(): Promise<void> {
    this.games.value = await this.ask(this.store.games(), []);
  }

  /** What the store answers; where it fails, the page goes on with `otherwise` and says that nothing is kept. */
  private ask<T>(answer: Promise<T>, otherwise: T): Promise<T> {
    return answer.catch(() => {
      this.unkept.value = true;
      return otherwise;
    });
  }

  private async keep(view: TableView, id: string): Promise<void> {
    if (view.game === null) {
      return;
    }
    if (view.over !== null) {
      this.finished.value = finishedOf(view, id, await this.table.save(), this.level.value);
    }
    if (view.over !== null && (view.match === null || view.match.winner !== '')) {
      await this.store.removeGame(id);
      return;
    }
    await this.store.putGame(gameToKeep(view, { id, saved: await this.table.save(), level: this.level.value }));
  }

  private schedule(view: TableView | null, settings: Settings, held: boolean): void {
    clearTimeout(this.timer);
    const plan = view === null || held ? null : planOf(view, settings, this.undone);
    if (plan === null) {
      return;
    }
    const { act } = plan;
    this.timer = setTimeout(() => void ('think' in act ? this.think() : this.act(act.command)), plan.wait);
  }

  /**
   * Asks the thinker, which is restarted and asked once more when it stays silent. After the second silence, or an
   * answer that is not legal, the table makes a play for the bot and says so.
   */
  private async think(): Promise<void> {
    const think = this.view.value?.think ?? null;
    if (think === null || think.ticket === this.thinkingOf) {
      return;
    }
    const { ticket } = think;
    this.thinkingOf = ticket;
    try {
      await this.answer(ticket, await this.thinker.best(atLevel(think.request, this.level.value)).then(playOf, () => GIVEN_UP));
      await this.answer(ticket, GIVEN_UP);
    } finally {
      this.thinkingOf = this.thinkingOf === ticket ? '' : this.thinkingOf;
    }
  }

  /** Makes the bot's play, unless the question is settled already. */
  private async answer(ticket: string, play: string): Promise<void> {
    if (this.view.value?.think?.ticket === ticket) {
      await this.act({ do: 'bot', ticket, play });
    }
  }
}

/** Names the dice that are played: a roll, or a group of a double that goes on. */
export function stageOf({ game, turn, dice }: TableView): string {
  return [game?.turnNumber, turn.origin, dice[0]?.value, turn.later].join();
}

/** The side of the only person at this device, or null when two play. */
export function onlyHuman(view: TableView): Side | null {
  const { white, black } = view.game ?? { white: 'human', black: 'human' };
  if (white === black) {
    return null;
  }
  return white === 'human' ? 'W' : 'B';
}
