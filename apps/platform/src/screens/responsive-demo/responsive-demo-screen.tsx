import { useIntl } from '@constella/i18n/react';
import {
  Container,
  PageHeader,
  ScrollArea,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
} from '@constella/ui';

import { useListView } from '../../base/lists/use-list-view';
import { paths } from '../../base/paths';
import { ComponentSet } from './component-set';
import { deviceIds, devices } from './devices';
import * as styles from './responsive-demo.css';

/** What can stand in a frame, by its name in the address. */
const pages = {
  components: { path: `${paths.responsiveDemo}?frame`, title: 'responsive.components' },
  home: { path: paths.home, title: 'shell.side.ask' },
  agents: { path: paths.agents, title: 'shell.title.agents' },
  tasks: { path: paths.tasks, title: 'shell.title.tasks' },
  dashboard: { path: paths.dashboard, title: 'shell.title.dashboard' },
  enterprise: { path: paths.enterprise, title: 'shell.title.enterprise' },
} as const;
type PageId = keyof typeof pages;
const pageIds = Object.keys(pages) as PageId[];

/** `/responsive-demo`: the components, or a page of the app, live in the frame of a device. */
export function ResponsiveDemoScreen() {
  const { params } = useListView();
  // A frame is a page of its own, so that the width of a screen counts in it.
  return params.has('frame') ? (
    <ComponentSet showsContainers={params.has('containers')} />
  ) : (
    <DeviceFrames />
  );
}

function DeviceFrames() {
  const intl = useIntl();
  const { params, change } = useListView();
  const device = deviceIds.find((one) => one === params.get('device')) ?? 'phone';
  const page = pageIds.find((one) => one === params.get('show')) ?? 'components';
  const containers = params.has('containers');
  const { width, height } = devices[device];
  const { path, title } = pages[page];
  const named = {
    device: intl.formatMessage({ id: `responsive.device.${device}` }),
    page: intl.formatMessage({ id: title }),
  };
  const frame = intl.formatMessage({ id: 'responsive.frame' }, named);
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.responsiveDemo' })}
        description={intl.formatMessage({ id: 'responsive.about' })}
      />
      <div className={styles.tools}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'responsive.device' })}
          labelHidden
          value={device}
          onValueChange={(chosen) => change({ device: chosen === 'phone' ? '' : chosen })}
          options={deviceIds.map((value) => ({
            value,
            label: intl.formatMessage({ id: `responsive.device.${value}` }),
          }))}
        />
        <Select
          label={intl.formatMessage({ id: 'responsive.page' })}
          labelHidden
          size="small"
          value={page}
          onValueChange={(chosen) => change({ show: chosen === 'components' ? '' : chosen })}
          options={pageIds.map((value) => ({
            value,
            label: intl.formatMessage({ id: pages[value].title }),
          }))}
        />
        {page === 'components' && (
          <Switch
            label={intl.formatMessage({ id: 'responsive.containers' })}
            checked={containers}
            onCheckedChange={(on) => change({ containers: on ? 'on' : '' })}
          />
        )}
      </div>
      <Stack gap={8}>
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'responsive.size' }, { width, height })}
        </Text>
        <ScrollArea label={frame} axis="inline">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app itself, which needs its session */}
          <iframe
            title={frame}
            src={containers && page === 'components' ? `${path}&containers=on` : path}
            width={width}
            height={height}
            className={styles.frame}
          />
        </ScrollArea>
      </Stack>
    </Container>
  );
}
