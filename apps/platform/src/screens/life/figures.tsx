import {
  averageOfLogged,
  dayAfter,
  daysBetween,
  daysFrom,
  goalState,
  lifeAssistantCategories,
  loggedOf,
  monthFigures,
  monthOfDay,
  sumOfLogged,
  valuesOf,
  type LifeAssistantCategory,
} from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Link } from '@constella/ui';

import { paths } from '../../base/paths';
import { CategoryIcon } from './category-icons';
import * as styles from './life.css';
import type { Life } from './use-life';
import { useLifeTexts } from './use-life-texts';

interface Figure {
  readonly value: string;
  readonly note: string;
}

/** The figure of each category; none where nothing was logged. */
function useFigures(life: Life): Readonly<Record<LifeAssistantCategory, Figure | undefined>> {
  const intl = useIntl();
  const { number } = useFormats();
  const texts = useLifeTexts(life.currency);
  const { health, entries, goals, targets, today } = life;
  const week = daysFrom(dayAfter(today, -6), 7);
  const nights = valuesOf(health, 'sleepHours', week);
  const slept = averageOfLogged(nights);
  const moved = sumOfLogged(valuesOf(health, 'exerciseMinutes', week));
  const eaten = entries
    .filter(({ category, date, calories }) => category === 'diet' && date === today && calories)
    .reduce((sum, { calories }) => sum + (calories ?? 0), 0);
  const written = valuesOf(health, 'caloriesConsumed', [today])[0]?.value ?? null;
  // What was written down for the whole day counts, else what was eaten meal by meal.
  const calories = written ?? (eaten || null);
  const row = life.months.find(({ month }) => month === monthOfDay(today));
  const money = row && monthFigures(row);
  const planned = entries.filter(({ category, date }) => category === 'schedule' && date === today);
  const next = planned
    .filter(({ done, time }) => !done && time !== null && time >= life.time)
    .toSorted((one, other) => (one.time ?? '').localeCompare(other.time ?? ''))[0];
  const states = goals.map((goal) => goalState(goal, today, intl.timeZone));
  const active = states.filter(({ pace }) => pace !== 'reached' && pace !== 'paused');
  const behind = states.filter(({ pace }) => pace === 'behind').length;
  const items = entries.filter(({ category, done }) => category === 'shopping' && !done);
  const soon = items.filter(({ date }) => date !== null && date <= dayAfter(today, 2)).length;
  const journey = entries
    .filter(({ category, date, done }) => category === 'travel' && !done && date! >= today)
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))[0];
  return {
    health:
      slept === undefined
        ? undefined
        : {
            value: texts.hours(slept),
            note: intl.formatMessage(
              { id: 'life.figure.sleep' },
              { nights: loggedOf(nights).length },
            ),
          },
    finance: money && {
      value: texts.money(money.spent),
      note:
        money.budget === null
          ? intl.formatMessage({ id: 'life.figure.spent' })
          : intl.formatMessage(
              { id: 'life.figure.spentOf' },
              { budget: texts.money(money.budget) },
            ),
    },
    schedule: entries.some(({ category }) => category === 'schedule')
      ? {
          value: intl.formatMessage({ id: 'life.figure.today' }, { count: planned.length }),
          note: next?.time
            ? intl.formatMessage({ id: 'life.figure.next' }, { time: texts.clock(next.time) })
            : intl.formatMessage({ id: 'life.figure.free' }),
        }
      : undefined,
    goals:
      goals.length === 0
        ? undefined
        : {
            value: intl.formatMessage({ id: 'life.figure.active' }, { count: active.length }),
            note: intl.formatMessage({ id: 'life.figure.behind' }, { count: behind }),
          },
    shopping: entries.some(({ category }) => category === 'shopping')
      ? {
          value: intl.formatMessage({ id: 'life.figure.items' }, { count: items.length }),
          note: intl.formatMessage({ id: 'life.figure.soon' }, { count: soon }),
        }
      : undefined,
    diet:
      calories === null
        ? undefined
        : {
            value: intl.formatMessage({ id: 'life.figure.kcal' }, { calories: number(calories) }),
            note:
              targets.caloriesConsumed === null
                ? intl.formatMessage({ id: 'life.figure.eaten' })
                : intl.formatMessage(
                    { id: 'life.figure.eatenOf' },
                    { target: number(targets.caloriesConsumed) },
                  ),
          },
    fitness:
      moved === undefined
        ? undefined
        : {
            value: texts.minutes(moved),
            note:
              targets.exerciseMinutes === null
                ? intl.formatMessage({ id: 'life.figure.moved' })
                : intl.formatMessage(
                    { id: 'life.figure.movedOf' },
                    { target: number(targets.exerciseMinutes) },
                  ),
          },
    travel: journey && {
      value: texts.days(daysBetween(today, journey.date!)),
      note: intl.formatMessage({ id: 'life.figure.until' }, { what: journey.text }),
    },
  };
}

/** Eight categories, each with its figure, that lead to their rows. */
export function CategoryFigures({ life }: { life: Life }) {
  const intl = useIntl();
  const figures = useFigures(life);
  return (
    <nav aria-label={intl.formatMessage({ id: 'life.categories' })}>
      <ul className={styles.figures}>
        {lifeAssistantCategories.map((category) => {
          const { [category]: figure } = figures;
          return (
            <li key={category} className={styles.figure}>
              <span className={styles.figureName}>
                <CategoryIcon category={category} size={16} />
                <Link
                  tone="strong"
                  href={`${paths.lifeManager}?tab=${category}`}
                  className={styles.whole}
                >
                  {intl.formatMessage({ id: `life.category.${category}` })}
                </Link>
              </span>
              {figure ? (
                <>
                  <span className={styles.figureValue}>{figure.value}</span>
                  <span className={styles.note} dir="auto">
                    {figure.note}
                  </span>
                </>
              ) : (
                <span className={styles.none}>{intl.formatMessage({ id: 'life.nothing' })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
