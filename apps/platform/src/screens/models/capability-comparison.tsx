import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

/** Illustrative figures of platform-client §2.8. Context in tokens. */
const compared = [
  { id: 'openai/gpt-4o', name: 'GPT-4o', context: 128_000, vision: true, code: true },
  {
    id: 'anthropic/claude-3.5-sonnet',
    name: 'Claude 3.5 Sonnet',
    context: 200_000,
    vision: true,
    code: true,
  },
  {
    id: 'perplexity/llama-3.1-sonar-large-128k-online',
    name: 'Llama 3.1 Sonar',
    context: 128_000,
    vision: false,
    code: true,
  },
];

/** The static comparison beside the catalogue. */
export function CapabilityComparison() {
  const intl = useIntl();
  const { number } = useFormats();
  const models = useQuery(queries.models(useApi())).data;
  const has = (yes: boolean) =>
    intl.formatMessage({ id: yes ? 'models.compare.yes' : 'models.compare.no' });
  const title = intl.formatMessage({ id: 'models.compare.title' });
  return (
    <Panel title={title} padding="none" footer={intl.formatMessage({ id: 'models.compare.note' })}>
      <Table label={title}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{intl.formatMessage({ id: 'models.compare.model' })}</TableHeaderCell>
            <TableHeaderCell numeric>
              {intl.formatMessage({ id: 'models.compare.context' })}
            </TableHeaderCell>
            <TableHeaderCell>{intl.formatMessage({ id: 'models.compare.vision' })}</TableHeaderCell>
            <TableHeaderCell>{intl.formatMessage({ id: 'models.compare.code' })}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {compared.map(({ id, name, context, vision, code }) => (
            <TableRow key={id}>
              {/* As the list beside it calls it. */}
              <TableCell header>{models?.find((one) => one.id === id)?.name ?? name}</TableCell>
              <TableCell numeric>
                {intl.formatMessage(
                  { id: 'models.compare.thousands' },
                  { count: number(context / 1000) },
                )}
              </TableCell>
              <TableCell>{has(vision)}</TableCell>
              <TableCell>{has(code)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
