import type { OwnFault } from './canary/with-faults.tsx';

/** What a file of a canary is answered with. */
export type Spoil = 'missing' | 'html' | 'silent' | 'late' | 'bent';

/** A way in which a canary fails on a page that has the stable build to fall back to. */
export interface Fault {
  /** For the test's name. */
  readonly what: string;
  /** Which file is spoilt, by the end of its path, and how. */
  readonly file?: string;
  readonly spoil?: Spoil;
  /** What the canary's own code is asked to do (canary/with-faults.tsx). */
  readonly requested?: OwnFault;
  readonly form?: 'spoilt';
  /** What the browser says of it; it says nothing else. */
  readonly words: readonly RegExp[];
  /** Phase that telemetry names. */
  readonly phase: 'load' | 'slow' | 'contract' | 'render';
}

const BENT = [/digest.*integrity/i, /ChunkLoadError|Loading chunk/];
const ENTRY = 'remoteEntry.js';

/** The columns of the matrix: in the long proof every remote meets each of them. */
export const FAULTS: readonly Fault[] = [
  { what: 'answers 404', file: ENTRY, spoil: 'missing', words: [/status of 404/], phase: 'load' },
  { what: 'answers with HTML', file: ENTRY, spoil: 'html', words: BENT, phase: 'load' },
  { what: 'hangs', file: ENTRY, spoil: 'silent', words: [], phase: 'slow' },
  { what: 'comes after its deadline', file: ENTRY, spoil: 'late', words: [], phase: 'slow' },
  {
    what: 'has a changed byte in its entry',
    file: ENTRY,
    spoil: 'bent',
    words: BENT,
    phase: 'load',
  },
  {
    what: 'has one in what it exposes',
    file: 'remote.js',
    spoil: 'bent',
    words: BENT,
    phase: 'load',
  },
  { what: 'has one in a deep chunk', file: 'deep.js', spoil: 'bent', words: BENT, phase: 'load' },
  {
    what: 'has a deep chunk that hangs',
    file: 'deep.js',
    spoil: 'silent',
    words: [],
    phase: 'slow',
  },
  { what: 'is no JavaScript', form: 'spoilt', words: [/SyntaxError/], phase: 'load' },
  { what: 'throws while it is evaluated', requested: 'evaluating', words: [], phase: 'load' },
  {
    what: 'throws while it renders',
    requested: 'rendering',
    words: [/on purpose/],
    phase: 'render',
  },
  { what: 'breaks the contract', requested: 'contract', words: [], phase: 'contract' },
];
