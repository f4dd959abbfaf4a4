import { useIntl } from '@constella/i18n/react';
import { Tab, TabList, TabPanel, Tabs } from '@constella/ui';

import type { ResultViewProps } from '../../runs/blocks/block';
import { DevelopView } from './develop-view';
import { EvaluateView } from './evaluate-view';
import { IdeateView } from './ideate-view';
import { parts, usePart } from './use-part';

/** Ideas for a challenge: to read and add to, to score, and to develop. */
export function InnovationResult({ result, draftKey, onChange }: ResultViewProps<'innovation'>) {
  const intl = useIntl();
  const [part, open] = usePart();
  return (
    <Tabs label={intl.formatMessage({ id: 'innovation.parts' })} value={part} onValueChange={open}>
      <TabList>
        {parts.map((id) => (
          <Tab key={id} value={id}>
            {intl.formatMessage({ id: `innovation.part.${id}` })}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="ideate">
        <IdeateView result={result} change={onChange} draftKey={draftKey} />
      </TabPanel>
      <TabPanel value="evaluate">
        <EvaluateView result={result} change={onChange} />
      </TabPanel>
      <TabPanel value="develop">
        <DevelopView result={result} change={onChange} draftKey={draftKey} />
      </TabPanel>
    </Tabs>
  );
}
