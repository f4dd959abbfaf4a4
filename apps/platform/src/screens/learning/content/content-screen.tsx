import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Container, PageHeader, PlusIcon } from '@constella/ui';

import { paths } from '../../../base/paths';
import { RecordScreen } from '../../../records/record-screen';
import * as layout from '../plan/plan-screen.css';
import { contents } from './content-section';

/** `/personal/learning-assistant/content`: the learning material somebody had made. */
export function LearningContentScreen() {
  const intl = useIntl();
  return (
    <Container className={layout.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'plans.content.title' })}
        description={intl.formatMessage({ id: 'plans.content.about' })}
        actions={
          <ButtonLink variant="primary" icon={<PlusIcon />} href={paths.learningCreator}>
            {intl.formatMessage({ id: 'plans.content.create' })}
          </ButtonLink>
        }
      />
      <RecordScreen section={contents} />
    </Container>
  );
}
