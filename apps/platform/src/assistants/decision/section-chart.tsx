import type { DecisionSection } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Stack } from '@constella/ui';
import { BarChart, LineChart, MindMap } from '@constella/ui/charts';

import { comparable, headingText, periodsOf, peopleIn } from './to-document';

/** Findings of a method, drawn: amounts as bars, a forecast as a line, people as a map. */
export function SectionChart({ section }: { section: DecisionSection }) {
  const { amounts, forecast } = section;
  return (
    <Stack gap={16}>
      {amounts.length > 1 && <Amounts amounts={amounts} />}
      {forecast && <Forecast forecast={forecast} />}
      {peopleIn(section).length > 0 && <Stakeholders section={section} />}
    </Stack>
  );
}

/** Costs beside costs, benefits beside benefits: what is of another kind or unit has another axis. */
function Amounts({ amounts }: Pick<DecisionSection, 'amounts'>) {
  const intl = useIntl();
  return comparable(amounts).map((own) => {
    const [{ kind, unit } = { kind: 'open', unit: '' } as const] = own;
    const title = intl.formatMessage({
      id: kind === 'open' ? 'decision.amounts' : `decision.amount.${kind}`,
    });
    return (
      <BarChart
        key={`${kind} ${unit}`}
        title={unit ? `${title} (${unit})` : title}
        orientation="horizontal"
        categoryLabel={intl.formatMessage({ id: 'decision.amounts.label' })}
        categories={own.map(({ label }) => label)}
        series={[{ name: title, values: own.map(({ amount }) => amount) }]}
      />
    );
  });
}

function Forecast({ forecast }: { forecast: NonNullable<DecisionSection['forecast']> }) {
  const intl = useIntl();
  const { unit, known, next } = forecast;
  const title = intl.formatMessage({ id: 'decision.forecast' });
  // Names, not amounts: between the third and the fourth figure there is none.
  const periods = periodsOf(forecast, intl);
  return (
    <LineChart
      title={unit ? `${title} (${unit})` : title}
      xLabel={intl.formatMessage({ id: 'decision.history.when' })}
      series={[
        {
          name: intl.formatMessage({ id: 'decision.forecast.known' }),
          values: known.map((y, at) => ({ x: periods[at] ?? '', y })),
        },
        {
          name: intl.formatMessage({ id: 'decision.forecast.next' }),
          values: next.map(({ value, low, high }, at) => ({
            x: periods[known.length + at] ?? '',
            y: value,
            low,
            high,
          })),
        },
      ]}
    />
  );
}

function Stakeholders({ section }: { section: DecisionSection }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'decision.method.stakeholder' });
  return (
    <MindMap
      title={title}
      titleHidden
      root={{
        name: title,
        children: peopleIn(section).map(({ heading, items }) => ({
          name: headingText(heading, intl),
          children: items.map((item) => ({ name: item })),
        })),
      }}
    />
  );
}
