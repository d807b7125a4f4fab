import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Clock ticks a second in /proc, the same on every Linux that Node runs on. */
const TICKS = 100;
/** How often the processes are looked at, in ms: what a renderer does after the last look before its end is not seen. */
const EVERY_MS = 250;

/** What is read of a process in /proc. */
interface Seen {
  readonly parent: string;
  readonly began: string;
  /** User and system time of its own, in ticks. */
  readonly ticks: number;
}

/**
 * Adds up the processor time of Chromium's renderers below this process: their parent, the zygote, ends without being
 * waited for, so that the kernel never adds them to the time of this process's children.
 */
export class Renderers {
  readonly #proc: string;
  readonly #self: string;
  #endedTicks = 0;
  readonly #running = new Map<string, Seen>();
  /** Others, with the times that they were looked at: a process is what it is once it has been started for a while. */
  readonly #others = new Map<string, number>();

  constructor(proc = '/proc', self = process.pid) {
    this.#proc = proc;
    this.#self = String(self);
  }

  /** Looks at once and then again and again, as long as this process has something else to do. */
  watch(): void {
    if (process.platform !== 'linux') return;
    setInterval(() => this.look(), EVERY_MS).unref();
  }

  /** Processor time in seconds until the last look. */
  get seconds(): number {
    const running = [...this.#running.values()].reduce((sum, { ticks }) => sum + ticks, 0);
    return (this.#endedTicks + running) / TICKS;
  }

  look(): void {
    const pids = new Set(readdirSync(this.#proc).filter((name) => /^\d+$/.test(name)));
    for (const pid of pids) {
      if ((this.#others.get(pid) ?? 0) > 2) continue;
      const known = this.#running.get(pid);
      const seen = this.#seen(pid);
      const isKnown = known !== undefined && known.began === seen?.began;
      if (known !== undefined && !isKnown) this.#end(pid, known);
      if (seen === null) continue;
      if (isKnown || this.#isRenderer(pid, seen)) this.#running.set(pid, seen);
      else this.#others.set(pid, (this.#others.get(pid) ?? 0) + 1);
    }
    for (const [pid, seen] of this.#running) if (!pids.has(pid)) this.#end(pid, seen);
    for (const pid of this.#others.keys()) if (!pids.has(pid)) this.#others.delete(pid);
  }

  #end(pid: string, { ticks }: Seen): void {
    this.#endedTicks += ticks;
    this.#running.delete(pid);
  }

  #isRenderer(pid: string, { parent }: Seen): boolean {
    const isOurs = this.#read(pid, 'cmdline')?.includes('--type=renderer') === true;
    if (!isOurs) return false;
    let above: string | undefined = parent;
    while (above !== undefined && above !== this.#self && above !== '0')
      above = this.#seen(above)?.parent;
    return above === this.#self;
  }

  #seen(pid: string): Seen | null {
    const stat = this.#read(pid, 'stat');
    if (stat === null) return null;
    // The name of the process is in brackets and may hold spaces; fields are counted from the one after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, parent = '0'] = fields;
    return {
      parent,
      began: fields[19] ?? '',
      ticks: Number(fields[11]) + Number(fields[12]),
    };
  }

  #read(pid: string, name: string): string | null {
    try {
      return readFileSync(join(this.#proc, pid, name), 'utf8');
    } catch {
      // It has ended since the folder was listed.
      return null;
    }
  }
}
