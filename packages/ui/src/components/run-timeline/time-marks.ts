const minute = 60_000;

/** Distance of a time axis' marks in ms: round in seconds, minutes or hours. */
const steps = [
  100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
  900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 28_800_000, 86_400_000,
];

/** At most five marks on a time axis from 0 to `total` ms, 0 among them. */
export const timeMarks = (total: number): number[] => {
  if (!(total > 0) || total === Infinity) return [0];
  const step = steps.find((each) => total / each <= 4) ?? Math.ceil(total / 4 / minute) * minute;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
};
