import { assistants, bounds, tooAlike, type Variant } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  CheckIcon,
  DropdownMenu,
  Inline,
  MenuItem,
  Rating,
  SparklesIcon,
  StatusDot,
  Text,
} from '@constella/ui';
import { useNavigate } from 'react-router-dom';

import type { FootProps, ResultViewProps } from '../../runs/blocks/block';
import type { RequestState } from '../../runs/request-state';
import * as styles from './variant-foot.css';

type Props = ResultViewProps<'creative'>;
type VariantProps = FootProps<Variant, Props['result'], Props['request']>;

const wishes = ['shorter', 'longer', 'warmer', 'bolder', 'simpler'] as const;

interface Fact {
  readonly isGood: boolean;
  readonly id: MessageId;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The counted facts of a variant, those to mend first. */
function Facts({ item: { facts }, result, request }: VariantProps) {
  const intl = useIntl();
  const { list, number } = useFormats();
  const { words, range, fit, missing, avoided, blanks, alike } = facts;
  const { mustContain, mustAvoid } = request;
  const lines: readonly (Fact | false)[] = [
    blanks > 0 && { isGood: false, id: 'creative.fact.blanks', values: { blanks } },
    {
      isGood: fit === 'within',
      id: 'creative.fact.words',
      values: { words, min: range.min, max: range.max },
    },
    missing.length > 0
      ? { isGood: false, id: 'creative.fact.missing', values: { terms: list(missing) } }
      : mustContain.length > 0 && { isGood: true, id: 'creative.fact.complete', values: {} },
    avoided.length > 0
      ? { isGood: false, id: 'creative.fact.avoided', values: { terms: list(avoided) } }
      : mustAvoid.length > 0 && { isGood: true, id: 'creative.fact.clean', values: {} },
    result.variants.length > 1 && {
      isGood: alike <= tooAlike,
      id: 'creative.fact.alike',
      values: { share: number(alike, { style: 'percent', maximumFractionDigits: 0 }) },
    },
  ];
  return (
    <ul className={styles.facts}>
      {lines.map(
        (line) =>
          line && (
            <li key={line.id}>
              <StatusDot
                className={styles.fact}
                status={line.isGood ? 'done' : 'waiting'}
                label={intl.formatMessage({ id: line.id }, line.values)}
              />
            </li>
          ),
      )}
    </ul>
  );
}

/** Leads to the form with the variant to go on from, and what is to be different about it. */
function Refine({ item, request }: VariantProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const goOn = (wish: string) => {
    const state: RequestState = { request: { ...request, draft: item.text, wish } };
    void navigate(`${assistants.creative.path}/new`, { state });
  };
  const said = (id: MessageId) => intl.formatMessage({ id });
  return (
    <DropdownMenu
      trigger={
        <Button size="small" icon={<SparklesIcon size={14} />}>
          {said('creative.refine')}
        </Button>
      }
    >
      {wishes.map((wish) => (
        <MenuItem key={wish} onSelect={() => goOn(said(`creative.wish.${wish}`))}>
          {said(`creative.wish.${wish}`)}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => goOn('')}>{said('creative.wish.own')}</MenuItem>
    </DropdownMenu>
  );
}

/** Under a variant: what it rests on, what was counted of it, and what a person thinks of it. */
export function VariantFoot(props: VariantProps) {
  const { item, result, onChange } = props;
  const intl = useIntl();
  const put = (is: (one: Variant) => Variant) =>
    onChange?.({ ...result, variants: result.variants.map(is) });
  const choose = () =>
    put((one) => ({ ...one, chosen: one.id === item.id ? !item.chosen : false }));
  const rate = (stars: number) => put((one) => (one.id === item.id ? { ...one, stars } : one));
  return (
    <>
      {item.note && (
        <Text size={12} tone="muted" dir="auto" className={styles.note}>
          {item.note}
        </Text>
      )}
      <div className={styles.foot}>
        {(item.tone ?? item.chosen) && (
          <Inline gap={6}>
            {item.tone && (
              <Badge tone="outline">
                {intl.formatMessage({ id: `creative.tone.${item.tone}` })}
              </Badge>
            )}
            {item.chosen && (
              <Badge tone="accent">{intl.formatMessage({ id: 'creative.chosen' })}</Badge>
            )}
          </Inline>
        )}
        <Facts {...props} />
        {(onChange ?? item.stars > 0) && (
          <Rating
            label={intl.formatMessage({ id: 'creative.rate' }, { title: item.direction })}
            labelHidden
            max={bounds.rating.max}
            clearable
            value={item.stars}
            readOnly={!onChange}
            onValueChange={rate}
          />
        )}
        {onChange && (
          <Inline gap={8}>
            <Button
              size="small"
              icon={<CheckIcon size={14} />}
              aria-pressed={item.chosen}
              onClick={choose}
            >
              {intl.formatMessage({ id: 'creative.choose' })}
            </Button>
            <Refine {...props} />
          </Inline>
        )}
      </div>
    </>
  );
}
