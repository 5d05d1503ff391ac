/** What somebody may still ask for, in tokens × milliseconds of a minute: whole numbers add up exactly. */
interface Bucket {
  left: number;
  at: number;
}

interface BucketRule {
  /** A bucket holds as many, and gets as many back in a minute. */
  readonly perMinute: number;
  /** About how many are remembered at once. */
  readonly most: number;
  /** Milliseconds of a clock that only counts differences. */
  readonly now: () => number;
}

const MINUTE_MS = 60_000;

/** A bucket of tokens for everybody who asks, in memory. Whoever has not asked for longest is forgotten first, in halves: to look one up costs the same however many there are, and their number is bounded. */
export class TokenBuckets {
  private young = new Map<string, Bucket>();
  private old = new Map<string, Bucket>();
  private readonly half: number;
  private readonly full: number;

  constructor(private readonly rule: BucketRule) {
    this.half = Math.max(1, Math.ceil(rule.most / 2));
    this.full = rule.perMinute * MINUTE_MS;
  }

  /** @returns 0 when `price` tokens were there and are taken; else how many milliseconds it takes until they are, and none is taken */
  take(who: string, price: number): number {
    const { now: clock, perMinute } = this.rule;
    const now = clock();
    const bucket = this.bucketOf(who, now);
    bucket.left = Math.min(this.full, bucket.left + (now - bucket.at) * perMinute);
    bucket.at = now;
    // However little is allowed, nothing is forbidden by it.
    const asked = Math.min(price * MINUTE_MS, this.full);
    const missing = asked - bucket.left;
    if (missing > 0) return Math.ceil(missing / perMinute);
    bucket.left -= asked;
    return 0;
  }

  get size(): number {
    return this.young.size + this.old.size;
  }

  private bucketOf(who: string, now: number): Bucket {
    const known = this.young.get(who);
    if (known !== undefined) return known;
    const bucket = this.old.get(who) ?? { left: this.full, at: now };
    this.old.delete(who);
    if (this.young.size >= this.half) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(who, bucket);
    return bucket;
  }
}
