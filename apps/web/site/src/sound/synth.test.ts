import { describe, expect, it } from 'vitest';
import { SOUNDS } from './cues';
import { Synth } from './synth';

/** What a node was told, in seconds; a node is reached by what is connected to it. */
class Node {
  readonly into: Node[] = [];
  readonly told: [number, number][] = [];
  started = NaN;
  stopped = NaN;
  buffer: unknown;
  readonly gain = this.param();
  readonly frequency = this.param();
  readonly Q = this.param();

  constructor(readonly kind: string) {}

  connect(next: Node): Node {
    this.into.push(next);
    return next;
  }

  start(at: number): void {
    this.started = at;
  }

  stop(at: number): void {
    this.stopped = at;
  }

  private param(): object {
    const set = (value: number, at: number): void => void this.told.push([value, at]);
    return { value: 1, setValueAtTime: set, exponentialRampToValueAtTime: set };
  }
}

/** An audio context that only remembers the graph. */
class Graph {
  readonly currentTime = 10;
  readonly sampleRate = 1000;
  readonly nodes: Node[] = [];
  readonly destination = new Node('destination');
  buffers = 0;

  createGain = (): Node => this.node('gain');
  createOscillator = (): Node => this.node('oscillator');
  createBufferSource = (): Node => this.node('noise');
  createBiquadFilter = (): Node => this.node('filter');

  createBuffer(_channels: number, length: number): object {
    this.buffers++;
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  private node(kind: string): Node {
    this.nodes.push(new Node(kind));
    return this.nodes.at(-1) as Node;
  }
}

function played(sound: (typeof SOUNDS)[number], after = 0, volume = 0.5): { graph: Graph; sources: Node[] } {
  const graph = new Graph();
  new Synth(graph as unknown as AudioContext).play(sound, after, volume);
  return { graph, sources: graph.nodes.filter(({ kind }) => kind === 'noise' || kind === 'oscillator') };
}

function reaches(node: Node, end: Node): boolean {
  return node === end || node.into.some((next) => reaches(next, end));
}

describe('each sound', () => {
  it.each(SOUNDS)('%s begins when it is due, ends within a second and a half, and every part of it is heard', (sound) => {
    const { graph, sources } = played(sound, 300);
    expect(sources.length).toBeGreaterThan(1);
    expect(Math.min(...sources.map(({ started }) => started))).toBeCloseTo(10.3);
    for (const source of sources) {
      expect(source.stopped).toBeGreaterThan(source.started);
      expect(source.stopped).toBeLessThan(11.8);
      expect(reaches(source, graph.destination)).toBe(true);
    }
  });

  it.each(SOUNDS)('%s has no part louder than the whole range, and all go out by one volume', (sound) => {
    const { graph } = played(sound, 0, 0.2);
    const [master, ...gains] = graph.nodes.filter(({ kind }) => kind === 'gain');
    expect(graph.nodes.filter(({ into }) => into.includes(graph.destination))).toEqual([master]);
    expect((master?.gain as unknown as { value: number }).value).toBe(0.2);
    expect(Math.max(...gains.flatMap(({ told }) => told.map(([loud]) => loud)))).toBeLessThanOrEqual(1);
  });

  it('is unlike every other', () => {
    const scores = SOUNDS.map((sound) => JSON.stringify(played(sound).graph.nodes.map(({ kind, told, started }) => [kind, told, started])));
    expect(new Set(scores).size).toBe(SOUNDS.length);
  });

  it('shares its noise with the others', () => {
    const graph = new Graph();
    const synth = new Synth(graph as unknown as AudioContext);
    SOUNDS.forEach((sound) => synth.play(sound, 0, 1));
    expect(graph.buffers).toBe(1);
  });
});
