// Runs the beginning of a wasm's start function while the page is built, so that the finished values ship instead of the
// code that makes them. TeaVM fills the method tables of its classes there, one field after the other; an optimiser can
// see through a table only if it is made in one piece.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOLS = join(import.meta.dirname, '..', 'node_modules', 'binaryen', 'bin');
const FEATURES = 'gc reference-types exception-handling bulk-memory nontrapping-float-to-int sign-ext multivalue mutable-globals';
const FLAGS = FEATURES.split(' ').map((feature) => `--enable-${feature}`);
const PLAIN = /^\s*(\((call|struct\.set|global\.get|ref\.func|ref\.null|i32\.const)\b.*|\)+)$/;

/** TeaVM's own sections of a wasm, as they stand in it: its loader reads from them how much memory to make. Text does not carry them. */
export function ownSections(bytes) {
  const sections = [];
  let at = 8;
  while (at < bytes.length) {
    const from = at;
    const id = bytes[at++];
    let size = 0;
    let shift = 0;
    let more = true;
    while (more) {
      size += (bytes[at] & 127) * 2 ** shift;
      shift += 7;
      more = bytes[at++] >= 128;
    }
    const own = id === 0 && bytes.toString('latin1', at + 1, at + 7) === 'teavm.';
    at += size;
    if (own) {
      sections.push(bytes.subarray(from, at));
    }
  }
  return sections;
}

/** The start function of a module's text: where it stands, and its statements. */
function startFunction(text) {
  const name = /^ \(start (\S+)\)\n/m.exec(text)?.[1];
  const head = text.indexOf(` (func ${name} `);
  const from = text.indexOf('\n', head) + 1;
  const to = text.indexOf('\n )\n', from);
  if (name === undefined || head < 0 || to < 0) {
    throw new Error('The wasm has no start function in the way this script knows: has TeaVM or Binaryen changed?');
  }
  return { name, from, to, statements: text.slice(from, to).split(/\n(?= {2}\()/) };
}

/** Whether a statement only writes constants and known objects, or calls a function of ours with such. */
function isPlain(statement, imported) {
  return (
    statement.split('\n').every((line) => PLAIN.test(line)) &&
    [...statement.matchAll(/\(call (\S+?)\)*$/gm)].every(([, name]) => !imported.has(name))
  );
}

/** Moves the plain statements from the start function into an exported one; the memory, which they do not touch, becomes the module's own. */
function withBeginning(text) {
  const imported = new Set([...text.matchAll(/^ \(import .* \(func (\S+)/gm)].map(([, name]) => name));
  const start = startFunction(text);
  const locals = start.statements.filter((statement) => statement.startsWith('  (local '));
  const rest = start.statements.slice(locals.length);
  const count = rest.findIndex((statement) => !isPlain(statement, imported));
  const beginning = ` (func $beginning\n  (loop\n${rest.slice(0, count).join('\n')}\n  )\n )\n`;
  const whole = text.slice(0, start.from) + [...locals, ...rest.slice(count)].join('\n') + text.slice(start.to);
  const memory = /^ \(import "\S*" "\S*" \((memory \S+) .*\)\)\n/m.exec(whole);
  const exports = ` (export "beginning" (func $beginning))\n (export "rest" (func ${start.name}))\n`;
  return {
    memory: memory[0],
    text: whole
      .replace(memory[0], '')
      .replace(/^ \(start .*\n/m, () => exports + beginning)
      .replace(/^ \(data /m, (data) => ` (${memory[1]} 64 64)\n${data}`),
  };
}

function run(tool, ...args) {
  execFileSync(process.execPath, [join(TOOLS, tool), ...FLAGS, ...args], { timeout: 120_000, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The bytes of the module with this text, the beginning of its start function done. */
export function settled(text) {
  const { memory, text: prepared } = withBeginning(text);
  const folder = mkdtempSync(join(tmpdir(), 'tapa-wasm-'));
  try {
    const [from, to, bytes] = ['from.wat', 'to.wat', 'settled.wasm'].map((name) => join(folder, name));
    writeFileSync(from, prepared);
    run('wasm-ctor-eval', '--quiet', '--ctors=beginning', '--ignore-external-input', '--debuginfo', '--emit-text', '-o', to, from);
    writeFileSync(to, restored(readFileSync(to, 'utf8'), memory));
    run('wasm-as', '-o', bytes, to);
    return readFileSync(bytes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Gives an evaluated module its imported memory again, and a start function that goes on where the evaluation ended. */
function restored(text, memory) {
  const rest = /^ \(export "rest" \(func (\S+)\)\)\n/m.exec(text);
  if (rest === null || /\(export "beginning"/.test(text)) {
    throw new Error('The beginning of the start function could not be run at build time: has TeaVM or Binaryen changed?');
  }
  const outside = text
    .replace(/^ \(memory .*\n/m, '')
    .replace(/^ \(import /m, (first) => memory + first)
    .replace(rest[0], '')
    .replaceAll(/\(exact (\S+)\)/g, (_, type) => type);
  const start = startFunction(outside);
  return `${outside.slice(0, start.to)}\n  (call ${rest[1]})${outside.slice(start.to)}`;
}
