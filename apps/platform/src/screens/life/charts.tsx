import {
  averageOfLogged,
  dayAfter,
  daysFrom,
  fromMinor,
  loggedOf,
  monthFigures,
  monthOfDay,
  sumOfLogged,
  valuesOf,
  weekOf,
} from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Panel } from '@constella/ui';
import { BarChart, LineChart } from '@constella/ui/charts';

import * as styles from './life.css';
import type { Life } from './use-life';
import { useLifeTexts } from './use-life-texts';

/** Height of the four drawings, in px. */
const height = 190;

/** Charts over what was logged: sleep, spending, weight, exercise. */
export function LifeCharts({ life }: { life: Life }) {
  return (
    <div className={styles.halves}>
      <SleepChart life={life} />
      <SpendingChart life={life} />
      <WeightChart life={life} />
      <ExerciseChart life={life} />
    </div>
  );
}

interface ChartPanelProps {
  life: Life;
}

/** Two weeks of nights; one nobody wrote down is an empty place, and is not counted. */
export function SleepChart({ life }: ChartPanelProps) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const { number } = useFormats();
  const days = daysFrom(dayAfter(life.today, -13), 14);
  const nights = valuesOf(life.health, 'sleepHours', days);
  const average = averageOfLogged(nights);
  const goal = life.targets.sleepHours;
  const title = intl.formatMessage({ id: 'life.chart.sleep' });
  return (
    <Panel
      className={styles.chart}
      title={title}
      titleMeta={intl.formatMessage({ id: 'life.chart.sleep.of' })}
      footer={
        average === undefined
          ? intl.formatMessage({ id: 'life.nothing' })
          : intl.formatMessage(
              { id: 'life.chart.sleep.note' },
              {
                average: texts.hours(average),
                nights: loggedOf(nights).length,
                missing: nights.length - loggedOf(nights).length,
              },
            )
      }
    >
      <BarChart
        title={title}
        titleHidden
        height={height}
        orientation="vertical"
        outlined
        categories={days.map(texts.day)}
        shortNames={days.map(texts.weekday)}
        series={[{ name: title, values: nights.map(({ value }) => value) }]}
        categoryLabel={intl.formatMessage({ id: 'life.form.date' })}
        // Under the goal it is said, over it the bar says it.
        textOf={(value, at) => {
          const hours = nights[at]?.value ?? null;
          return goal !== null && hours !== null && hours < goal - 0.5
            ? number(hours, { maximumFractionDigits: 1 })
            : goal === null
              ? value
              : '';
        }}
        {...(goal !== null && {
          target: { label: intl.formatMessage({ id: 'life.chart.goal' }), value: goal },
        })}
        empty={intl.formatMessage({ id: 'life.nothing' })}
      />
    </Panel>
  );
}

/** The month's spending by category, each against its budget. */
export function SpendingChart({ life }: ChartPanelProps) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const { list } = useFormats();
  const month = monthOfDay(life.today);
  const row = life.months.find((one) => one.month === month);
  const figures = row && monthFigures(row);
  const shown = (figures?.categories ?? []).toSorted(
    (one, other) => (other.budget ?? other.spent) - (one.budget ?? one.spent),
  );
  const over = shown.filter((one) => one.over > 0);
  const title = intl.formatMessage({ id: 'life.chart.spending' });
  const money = { style: 'currency', currency: life.currency, maximumFractionDigits: 0 } as const;
  return (
    <Panel
      className={styles.chart}
      title={title}
      titleMeta={texts.month(month)}
      footer={
        !figures
          ? intl.formatMessage({ id: 'life.nothing' })
          : over.length > 0
            ? intl.formatMessage(
                { id: 'life.chart.spending.over' },
                {
                  list: list(
                    over.map((one) =>
                      intl.formatMessage(
                        { id: 'life.chart.spending.overBy' },
                        {
                          category: texts.moneyCategory(one.category),
                          amount: texts.money(one.over),
                        },
                      ),
                    ),
                  ),
                },
              )
            : intl.formatMessage(
                { id: 'life.chart.spending.within' },
                { amount: texts.money(figures.spent) },
              )
      }
    >
      <BarChart
        title={title}
        titleHidden
        orientation="horizontal"
        categories={shown.map(({ category }) => texts.moneyCategory(category))}
        series={[{ name: title, values: shown.map(({ spent }) => fromMinor(spent)) }]}
        format={money}
        categoryLabel={intl.formatMessage({ id: 'life.form.moneyCategory' })}
        {...(shown.some(({ budget }) => budget !== null) && {
          target: {
            label: intl.formatMessage({ id: 'life.money.budget' }),
            value: shown.map(({ budget }) => (budget === null ? null : fromMinor(budget))),
          },
        })}
        empty={intl.formatMessage({ id: 'life.nothing' })}
      />
    </Panel>
  );
}

/** Four weeks of weight: only what was logged, and a gap where nothing was. */
export function WeightChart({ life }: ChartPanelProps) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const days = daysFrom(dayAfter(life.today, -27), 28);
  const weights = valuesOf(life.health, 'weight', days);
  const logged = loggedOf(weights);
  const [first] = logged;
  const last = logged.at(-1);
  const title = intl.formatMessage({ id: 'life.chart.weight' });
  const goal = life.targets.weight;
  const change = first && last ? last.value - first.value : 0;
  return (
    <Panel
      className={styles.chart}
      title={title}
      titleMeta={intl.formatMessage({ id: 'life.chart.weight.of' }, { count: logged.length })}
      footer={
        first && last && first !== last
          ? intl.formatMessage(
              { id: 'life.chart.weight.note' },
              {
                way: change < -0.05 ? 'less' : change > 0.05 ? 'more' : 'same',
                amount: texts.kilograms(Math.abs(change)),
                since: texts.day(first.day),
              },
            )
          : intl.formatMessage({ id: 'life.nothing' })
      }
    >
      <LineChart
        title={title}
        titleHidden
        height={height}
        series={
          logged.length === 0
            ? []
            : [
                {
                  name: title,
                  values: weights.map(({ day, value }) => ({
                    x: new Date(`${day}T00:00:00Z`),
                    y: value,
                  })),
                },
              ]
        }
        format={{ style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }}
        {...(goal !== null && {
          target: { label: intl.formatMessage({ id: 'life.chart.goal' }), value: goal },
        })}
        empty={intl.formatMessage({ id: 'life.nothing' })}
      />
    </Panel>
  );
}

/** Minutes of exercise in each of the last weeks. */
export function ExerciseChart({ life }: ChartPanelProps) {
  const intl = useIntl();
  const texts = useLifeTexts(life.currency);
  const { number } = useFormats();
  const first = dayAfter(weekOf(life.today), -21);
  const weeks = [0, 7, 14, 21].map((days) => dayAfter(first, days));
  const sums = weeks.map((week) =>
    sumOfLogged(valuesOf(life.health, 'exerciseMinutes', daysFrom(week, 7))),
  );
  const goal = life.targets.exerciseMinutes;
  const logged = sums.filter((sum) => sum !== undefined);
  const title = intl.formatMessage({ id: 'life.chart.exercise' });
  return (
    <Panel
      className={styles.chart}
      title={title}
      titleMeta={intl.formatMessage({ id: 'life.chart.exercise.of' })}
      footer={
        logged.length === 0
          ? intl.formatMessage({ id: 'life.nothing' })
          : goal === null
            ? intl.formatMessage(
                { id: 'life.chart.exercise.note' },
                { sum: number(logged.reduce((all, one) => all + one, 0)) },
              )
            : intl.formatMessage(
                { id: 'life.chart.exercise.met' },
                { met: logged.filter((sum) => sum >= goal).length, weeks: logged.length },
              )
      }
    >
      <BarChart
        title={title}
        titleHidden
        height={height}
        orientation="vertical"
        outlined
        categories={weeks.map(texts.day)}
        series={[{ name: title, values: sums }]}
        categoryLabel={intl.formatMessage({ id: 'life.chart.week' })}
        {...(goal !== null && {
          target: { label: intl.formatMessage({ id: 'life.chart.goal' }), value: goal },
        })}
        empty={intl.formatMessage({ id: 'life.nothing' })}
      />
    </Panel>
  );
}
