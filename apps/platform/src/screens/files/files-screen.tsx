import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader } from '@constella/ui';

import { RecordScreen } from '../../records/record-screen';
import { files } from './files-section';

/** `/settings/files`: what is stored of the files somebody gave to runs. */
export function FilesScreen() {
  const intl = useIntl();
  return (
    <Container>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.files' })}
        description={intl.formatMessage({ id: 'account.files.description' })}
      />
      <RecordScreen section={files} />
    </Container>
  );
}
