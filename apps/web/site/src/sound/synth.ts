// The sounds, made from oscillators and noise when they are due: wood on wood, dice in a box, small bells.
// Loaded with the first sound that is heard.

import type { Sound } from './cues';

/** Something that sounds: where its loudness runs out of, and when it has died away, in seconds of the context. */
type Voice = (audio: AudioContext, out: AudioNode, at: number) => void;

interface Knock {
  /** The middle of the band of noise that is let through. */
  hertz: number;
  /** How narrow the band is. */
  narrow: number;
  loud: number;
  seconds: number;
}

/** A short burst of noise in a band: two hard things that meet. */
function knock({ hertz, narrow, loud, seconds }: Knock): Voice {
  return (audio, out, at) => {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    filter.Q.value = narrow;
    source.connect(filter).connect(fading(audio, out, at, loud, seconds));
    source.start(at, (at * 7.3) % 0.5);
    source.stop(at + seconds);
  };
}

interface Tone {
  from: number;
  to: number;
  loud: number;
  seconds: number;
  shape?: OscillatorType;
}

/** A tone that may sink, as wood does when it is struck. */
function tone({ from, to, loud, seconds, shape = 'sine' }: Tone): Voice {
  return (audio, out, at) => {
    const source = audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.connect(fading(audio, out, at, loud, seconds));
    source.start(at);
    source.stop(at + seconds);
  };
}

/** Loudness that is there at once and dies away. */
function fading(audio: AudioContext, out: AudioNode, at: number, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

/** A note with its octave, softly. */
function bell(hertz: number, loud: number): Voice[] {
  return [
    tone({ from: hertz, to: hertz, loud, seconds: 0.7 }),
    tone({ from: hertz * 2.01, to: hertz * 2.01, loud: loud * 0.3, seconds: 0.4 }),
  ];
}

const CLACK = [
  knock({ hertz: 2100, narrow: 1.2, loud: 0.5, seconds: 0.035 }),
  knock({ hertz: 620, narrow: 1.5, loud: 0.6, seconds: 0.07 }),
  tone({ from: 210, to: 120, loud: 0.25, seconds: 0.09 }),
];

/** When the dice knock against the box and each other, and how hard. */
const RATTLE = [[0, 0.4], [0.055, 0.55], [0.12, 0.45], [0.17, 0.6], [0.26, 0.4], [0.33, 0.35], [0.43, 0.25], [0.5, 0.15]] as const;

/** Each sound as voices and how much later than the first they set in. */
const SCORES: Record<Sound, readonly (readonly [number, readonly Voice[]])[]> = {
  roll: RATTLE.map(([at, loud], i) => [
    at,
    [
      knock({ hertz: 2400 + 330 * (i % 4), narrow: 4, loud, seconds: 0.05 }),
      tone({ from: 880 - 60 * (i % 3), to: 520, loud: loud * 0.2, seconds: 0.04, shape: 'triangle' }),
    ],
  ]),
  checker: [[0, CLACK]],
  touch: [
    [0, CLACK],
    [0.07, [knock({ hertz: 1500, narrow: 3, loud: 0.7, seconds: 0.06 }), tone({ from: 420, to: 250, loud: 0.3, seconds: 0.12 })]],
  ],
  off: [
    [0, [knock({ hertz: 900, narrow: 0.8, loud: 0.2, seconds: 0.12 })]],
    [0.1, [knock({ hertz: 2600, narrow: 2, loud: 0.5, seconds: 0.04 }), tone({ from: 340, to: 240, loud: 0.25, seconds: 0.08 })]],
  ],
  turn: [
    [0, bell(659, 0.22)],
    [0.14, bell(880, 0.22)],
  ],
  win: [
    [0, bell(523, 0.22)],
    [0.13, bell(659, 0.22)],
    [0.26, bell(784, 0.22)],
    [0.39, bell(1047, 0.26)],
  ],
  end: [
    [0, bell(587, 0.2)],
    [0.2, bell(440, 0.2)],
  ],
};

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of noise, the same in every visit. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known !== undefined) {
    return known;
  }
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2147483648 - 1;
  }
  noises.set(audio, buffer);
  return buffer;
}

/** What plays sounds on one context, at a loudness of 0 to 1. */
export class Synth {
  private readonly out: GainNode;

  constructor(private readonly audio: AudioContext) {
    this.out = audio.createGain();
    this.out.connect(audio.destination);
  }

  /** `after` in milliseconds. */
  play(sound: Sound, after: number, volume: number): void {
    this.out.gain.value = volume;
    const start = this.audio.currentTime + after / 1000;
    for (const [later, voices] of SCORES[sound]) {
      voices.forEach((voice) => voice(this.audio, this.out, start + later));
    }
  }
}
