import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Container, EmptyState, Inline } from '@constella/ui';

import { paths } from '../../../base/paths';

/** `/personal/learning-assistant/models`: says that models are configured for all assistants at once. */
export function LearningModelsScreen() {
  const intl = useIntl();
  return (
    <Container>
      <EmptyState
        headingAs="h1"
        title={intl.formatMessage({ id: 'mentors.models.title' })}
        description={intl.formatMessage({ id: 'mentors.models.description' })}
        action={
          <Inline justify="center">
            <ButtonLink variant="primary" href={paths.learningAssistant}>
              {intl.formatMessage({ id: 'mentors.back' })}
            </ButtonLink>
            <ButtonLink href={paths.modelServices}>
              {intl.formatMessage({ id: 'mentors.models.configure' })}
            </ButtonLink>
          </Inline>
        }
      />
    </Container>
  );
}
