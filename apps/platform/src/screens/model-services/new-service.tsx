import { modelServiceFacts, type ModelServiceKind } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button } from '@constella/ui';
import { useState } from 'react';

import { ServiceForm } from './service-form';
import { ServiceHead } from './service-head';

const abouts = {
  openrouter: 'services.about.openrouter',
  openai: 'services.about.openai',
  perplexity: 'services.about.perplexity',
  compatible: 'services.about.compatible',
} as const;

/** A provider that is not connected yet: its key is asked for when somebody wants it. */
export function NewService({ kind }: { kind: ModelServiceKind }) {
  const intl = useIntl();
  const api = useCalls();
  const [isOpen, setOpen] = useState(false);
  const about = kind in abouts ? abouts[kind as keyof typeof abouts] : undefined;
  return (
    <ServiceHead
      name={modelServiceFacts[kind].name}
      status="offline"
      state={intl.formatMessage({ id: 'services.status.none' })}
      about={about && intl.formatMessage({ id: about })}
      actions={
        !isOpen && (
          <Button onClick={() => setOpen(true)}>
            {intl.formatMessage({
              id: kind === 'compatible' ? 'services.addAddress' : 'services.addKey',
            })}
          </Button>
        )
      }
    >
      {isOpen && (
        <ServiceForm
          kind={kind}
          withAddress={kind === 'compatible'}
          action={intl.formatMessage({ id: 'services.connect' })}
          send={async (typed) => {
            await api.createModelService({ kind, ...typed });
            setOpen(false);
          }}
          test={(typed) => api.testModelService({ kind, ...typed })}
          onCancel={() => setOpen(false)}
        />
      )}
    </ServiceHead>
  );
}
