import { type FrameFamily, frameFamilies, type HostileFrame } from './mutate-frame.ts';

/** How many different findings are kept. */
const MOST_KEPT = 50;

/** What a run of hostile frames has done so far, over all its lanes. */
export class FuzzTally {
  readonly frames = new Map<FrameFamily, number>(frameFamilies.map((family) => [family, 0]));
  /** What was wrong, and how often. */
  readonly findings = new Map<string, number>();
  connections = 0;
  /** Packets that came back. */
  answers = 0;
  total = 0;
  #target = 0;

  /** Lanes go on until so many frames have surely arrived. */
  aim(total: number): void {
    this.#target = total;
  }

  isEnough(): boolean {
    return this.total >= this.#target;
  }

  count(frames: readonly HostileFrame[]): void {
    for (const { family } of frames) this.frames.set(family, (this.frames.get(family) ?? 0) + 1);
    this.total += frames.length;
  }

  find(what: string, near: readonly HostileFrame[]): void {
    const families = [...new Set(near.map(({ family }) => family))].join(', ');
    const finding = families === '' ? what : `${what} (among: ${families})`;
    if (!this.findings.has(finding) && this.findings.size >= MOST_KEPT) return;
    this.findings.set(finding, (this.findings.get(finding) ?? 0) + 1);
  }
}
