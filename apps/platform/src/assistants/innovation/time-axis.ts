const day = 86_400_000;
/** A line for each week up to so many days, else for each month. */
const shortPlan = 70;
/** The most lines that are named; of more, every second or third is. */
const mostNames = 8;

/** A line of a time axis. */
export interface TimeTick {
  /** `2026-03-01`. */
  readonly day: string;
  /** Its place, as a share of the whole. */
  readonly at: number;
  /** Whether its name has room. */
  readonly isNamed: boolean;
}

const written = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The lines a plan is read by: the weeks of a short one, the months of a long one. */
export function timeTicks(
  start: string,
  days: number,
): { unit: 'day' | 'month'; ticks: TimeTick[] } {
  const from = Date.parse(`${start}T00:00:00Z`);
  const unit = days <= shortPlan ? 'day' : 'month';
  const times: number[] = [];
  if (unit === 'day') for (let at = 0; at < days; at += 7) times.push(from + at * day);
  else {
    const first = new Date(from);
    for (let month = first.getUTCDate() === 1 ? 0 : 1; ; month += 1) {
      const time = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1);
      if (time >= from + days * day) break;
      times.push(time);
    }
  }
  const every = Math.ceil(times.length / mostNames);
  return {
    unit,
    ticks: times.map((time, index) => ({
      day: written(time),
      at: (time - from) / (days * day),
      isNamed: index % every === 0,
    })),
  };
}
