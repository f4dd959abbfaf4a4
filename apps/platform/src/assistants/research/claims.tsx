import {
  bounds,
  claimStances,
  claimStandings,
  type AssistantResult,
  type Claim,
  type Reference,
} from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  AlertTriangleIcon,
  Badge,
  IconButton,
  InfoIcon,
  Inline,
  Panel,
  Select,
  Stack,
  StatusDot,
  Text,
  TrashIcon,
} from '@constella/ui';
import { createContext, use } from 'react';

import { factsLine } from '../../base/lists/facts-line';
import type { ResultViewProps } from '../../runs/blocks/block';
import type { FieldProps, ItemRules } from '../../runs/blocks/items-block';
import { Citation } from '../../runs/citation';
import { EntryRows } from './entry-rows';
import { nameOf } from './reference-name';
import * as styles from './result-view.css';

/** The references a claim can be linked to, in their order. */
const Linkable = createContext<readonly Reference[]>([]);

/** What each source says to a claim, and one more. */
function Links({ item, onChange }: FieldProps<Claim>) {
  const intl = useIntl();
  const references = use(Linkable);
  const { links } = item;
  const change = (next: Claim['links']) => onChange({ ...item, links: next });
  const label = (reference: Reference) =>
    intl.formatMessage(
      { id: 'research.numbered' },
      { number: references.indexOf(reference) + 1, name: nameOf(reference, intl) },
    );
  const others = references.filter(({ id }) => !links.some(({ reference }) => reference === id));
  return (
    <Stack gap={8}>
      {links.map((link, at) => {
        const reference = references.find(({ id }) => id === link.reference);
        if (!reference) return null;
        return (
          <div key={link.reference} className={styles.link}>
            <Select
              label={label(reference)}
              value={link.stance}
              options={claimStances.map((value) => ({
                value,
                label: intl.formatMessage({ id: `research.stance.${value}` }),
              }))}
              onValueChange={(value) =>
                change(links.with(at, { ...link, stance: value as typeof link.stance }))
              }
            />
            <IconButton
              icon={<TrashIcon />}
              label={intl.formatMessage(
                { id: 'research.unlink' },
                { number: references.indexOf(reference) + 1 },
              )}
              onClick={() => change(links.toSpliced(at, 1))}
            />
          </div>
        );
      })}
      {others.length > 0 && (
        <Select
          label={intl.formatMessage({ id: 'research.link' })}
          placeholder={intl.formatMessage({ id: 'research.link.choose' })}
          value=""
          options={others.map((reference) => ({ value: reference.id, label: label(reference) }))}
          onValueChange={(reference) => change([...links, { reference, stance: 'supports' }])}
        />
      )}
    </Stack>
  );
}

const rules: ItemRules<Claim> = {
  title: 'text',
  fields: [
    { of: 'text', rows: 2, label: 'research.claim', missing: 'research.claim.missing' },
    { of: 'note', rows: 2, label: 'research.claim.note' },
    { Field: Links },
  ],
  most: bounds.claims.max,
  fresh: {
    id: 'c',
    item: (intl) => ({
      text: intl.formatMessage({ id: 'research.claim.new' }),
      note: '',
      links: [],
      standing: 'unsourced',
    }),
  },
  words: { add: 'research.claim.add' },
};

/** How many claims stand how, as a line. */
function useStandings(claims: readonly Claim[]): string {
  const intl = useIntl();
  return factsLine(
    claimStandings.flatMap((standing) => {
      const count = claims.filter((claim) => claim.standing === standing).length;
      return count > 0 ? [intl.formatMessage({ id: `research.count.${standing}` }, { count })] : [];
    }),
  );
}

/** The synthesis in numbered claims, each with the sources it rests on, or without. */
export function Claims({ result, onChange }: ResultViewProps<'research'>) {
  const intl = useIntl();
  const { claims, references } = result;
  const meta = useStandings(claims);
  return (
    <Linkable value={references}>
      <EntryRows
        anchor="claim"
        title={intl.formatMessage({ id: 'research.claims' })}
        footer={meta}
        rules={rules}
        items={claims}
        nameOf={({ text }) => text}
        put={onChange && ((next) => onChange({ ...result, claims: next }))}
      >
        {(claim, at) => (
          <div className={styles.claim}>
            <span className={styles.number}>{intl.formatNumber(at + 1)}</span>
            <div>
              <Text weight="medium" size={14} dir="auto">
                {claim.text}
              </Text>
              <Inline gap={8}>
                <Standing claim={claim} />
                {claim.note && (
                  <Text size={12} tone="muted" dir="auto">
                    {claim.note}
                  </Text>
                )}
              </Inline>
            </div>
            <div className={styles.basis}>
              {claim.links.length === 0 && claim.standing !== 'blank' && (
                <Badge tone="outline">{intl.formatMessage({ id: 'research.noSource' })}</Badge>
              )}
              {claimStances.map((stance) => (
                <Stance key={stance} stance={stance} claim={claim} references={references} />
              ))}
            </div>
          </div>
        )}
      </EntryRows>
    </Linkable>
  );
}

interface StanceProps {
  stance: Claim['links'][number]['stance'];
  claim: Claim;
  references: readonly Reference[];
}

/** Sources that say the same to a claim. */
function Stance({ stance, claim, references }: StanceProps) {
  const intl = useIntl();
  const numbers = claim.links
    .filter((link) => link.stance === stance)
    .map(({ reference }) => references.findIndex(({ id }) => id === reference) + 1);
  if (numbers.length === 0) return null;
  return (
    <span className={styles.stance}>
      {stance !== 'supports' && (
        <Text as="span" size={12} tone="muted">
          {intl.formatMessage({ id: `research.stance.${stance}` })}
        </Text>
      )}
      {numbers.map((number) => (
        <Citation key={number} number={number} />
      ))}
    </span>
  );
}

/** How a claim stands, by sign and word. */
function Standing({ claim: { standing } }: { claim: Claim }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `research.standing.${standing}` });
  if (standing === 'disputed' || standing === 'unsourced')
    return (
      <span className={styles.standing}>
        {standing === 'disputed' ? (
          <AlertTriangleIcon size={14} className={styles.disputed} />
        ) : (
          <InfoIcon size={14} />
        )}
        {label}
      </span>
    );
  return (
    <StatusDot
      className={styles.standing}
      status={standing === 'supported' ? 'done' : standing === 'partly' ? 'waiting' : 'idle'}
      label={label}
    />
  );
}

/** Which source carries which claim, as a table. */
export function Matrix({
  result: { claims, references },
}: {
  result: AssistantResult<'research'>;
}) {
  const intl = useIntl();
  const linked = references.flatMap((reference, at) =>
    claims.some(({ links }) => links.some((link) => link.reference === reference.id))
      ? [{ id: reference.id, number: at + 1 }]
      : [],
  );
  if (linked.length < 2) return null;
  const title = intl.formatMessage({ id: 'research.matrix' });
  const signs = { supports: '●', partly: '○', against: '⊟' } as const;
  return (
    <Panel
      padding="none"
      title={title}
      footer={
        <p className={styles.legend}>
          {claimStances.map((stance) => (
            <span key={stance} className={styles.sign}>
              <span aria-hidden="true" className={styles.stanceTone[stance]}>
                {signs[stance]}
              </span>
              {intl.formatMessage({ id: `research.stance.${stance}` })}
            </span>
          ))}
        </p>
      }
    >
      <div className={styles.matrixFrame}>
        <table aria-label={title} className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col" className={styles.matrixClaim}>
                {intl.formatMessage({ id: 'research.claim' })}
              </th>
              {linked.map(({ id, number }) => (
                <th key={id} scope="col" className={styles.matrixCell}>
                  {intl.formatNumber(number)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {claims.map((claim, at) => (
              <tr key={claim.id}>
                <th scope="row" className={styles.matrixClaim}>
                  {intl.formatNumber(at + 1)}
                </th>
                {linked.map(({ id }) => {
                  const stance = claim.links.find(({ reference }) => reference === id)?.stance;
                  return (
                    <td key={id} className={styles.matrixCell}>
                      {stance && (
                        <span
                          className={styles.stanceTone[stance]}
                          role="img"
                          aria-label={intl.formatMessage({ id: `research.stance.${stance}` })}
                        >
                          {signs[stance]}
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
