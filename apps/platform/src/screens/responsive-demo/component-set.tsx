import { agentTypes, cognitiveLayers } from '@constella/api-client/contract';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  Callout,
  Container,
  Inline,
  KeyValue,
  PageHeader,
  Panel,
  RunTimeline,
  Select,
  SliderField,
  Stack,
  Stat,
  StatGroup,
  StatusDot,
  Switch,
  TextField,
  useDuration,
} from '@constella/ui';
import { BarChart } from '@constella/ui/charts';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import * as styles from './responsive-demo.css';

interface ComponentSetProps {
  /** Draws the containers whose width components go by, with that width. */
  readonly showsContainers: boolean;
}

const second = 1_000;
/** Milliseconds of the steps of a run. */
const took = [4 * second, 11 * second, 26 * second];

/** A set of the library's components, as wide as the page it stands in lets them be. */
export function ComponentSet({ showsContainers }: ComponentSetProps) {
  const intl = useIntl();
  const layers = cognitiveLayers.map((layer) => intl.formatMessage({ id: `flow.layer.${layer}` }));
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'responsive.components' })}
        description={intl.formatMessage({ id: 'responsive.set' })}
      />
      <Contained name="StatGroup" shown={showsContainers}>
        <Figures />
      </Contained>
      <div className={styles.halves}>
        <Contained name="KeyValue" shown={showsContainers}>
          <Facts />
        </Contained>
        <Contained name="BarChart" shown={showsContainers}>
          <Panel>
            <BarChart
              title={intl.formatMessage({ id: 'dashboard.states' })}
              titleAs="h2"
              categories={layers}
              series={[
                {
                  name: intl.formatMessage({ id: 'dashboard.states' }),
                  values: [18, 14, 16, 7, 11, 8, 3],
                },
              ]}
            />
          </Panel>
        </Contained>
      </div>
      <Contained name="RunTimeline" shown={showsContainers}>
        <Panel>
          <RunTimeline
            wrapBelow="mid"
            steps={layers.slice(0, 5).map((name, at) => ({
              id: name,
              name,
              state: at < 3 ? 'completed' : at === 3 ? 'running' : 'pending',
              duration: took[at] ?? null,
            }))}
          />
        </Panel>
      </Contained>
      <div className={styles.halves}>
        <Contained name="TextField" shown={showsContainers}>
          <Fields />
        </Contained>
        <Contained name="Callout" shown={showsContainers}>
          <Actions />
        </Contained>
      </div>
    </Container>
  );
}

function Figures() {
  const intl = useIntl();
  return (
    <StatGroup>
      <Stat label={intl.formatMessage({ id: 'dashboard.started' })} value={46} />
      <Stat label={intl.formatMessage({ id: 'dashboard.ended' })} value={41} />
      <Stat label={intl.formatMessage({ id: 'dashboard.points' })} value={1_248} />
      <Stat label={intl.formatMessage({ id: 'dashboard.states' })} value={77} />
    </StatGroup>
  );
}

function Facts() {
  const intl = useIntl();
  const { number } = useFormats();
  const duration = useDuration();
  return (
    <Panel>
      <KeyValue
        items={[
          {
            label: intl.formatMessage({ id: 'tasks.list.status' }),
            value: (
              <StatusDot status="done" label={intl.formatMessage({ id: 'run.status.completed' })} />
            ),
          },
          {
            label: intl.formatMessage({ id: 'tasks.list.duration' }),
            value: duration(took.reduce((sum, one) => sum + one, 0)),
          },
          { label: intl.formatMessage({ id: 'tasks.list.points' }), value: number(27) },
          { label: intl.formatMessage({ id: 'tasks.list.agents' }), value: number(5) },
        ]}
      />
    </Panel>
  );
}

function Fields() {
  const intl = useIntl();
  const [type, setType] = useState<string>('processor');
  const [depth, setDepth] = useState(10);
  const [isAllowed, setAllowed] = useState(true);
  return (
    <Panel>
      <Stack gap={16}>
        <TextField label={intl.formatMessage({ id: 'agents.form.name.label' })} />
        <Select
          label={intl.formatMessage({ id: 'agents.form.type.label' })}
          value={type}
          onValueChange={setType}
          options={agentTypes.map((value) => ({
            value,
            label: intl.formatMessage({ id: `agents.type.${value}` }),
          }))}
        />
        <SliderField
          label={intl.formatMessage({ id: 'agents.form.memoryDepth.label' })}
          min={1}
          max={100}
          value={depth}
          onValueChange={setDepth}
        />
        <Switch
          label={intl.formatMessage({ id: 'agents.form.allowFallback.label' })}
          checked={isAllowed}
          onCheckedChange={setAllowed}
        />
      </Stack>
    </Panel>
  );
}

function Actions() {
  const intl = useIntl();
  const [count, setCount] = useState(0);
  return (
    <Panel>
      <Stack gap={16}>
        <Callout tone="info">
          {intl.formatMessage({ id: 'agents.form.allowFallback.description' })}
        </Callout>
        <Inline gap={8}>
          <Button variant="primary" onClick={() => setCount(count + 1)}>
            {intl.formatMessage({ id: 'shell.action.refresh' })}
          </Button>
          <Button onClick={() => setCount(0)}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
          <Badge tone="accent">{intl.formatNumber(count)}</Badge>
        </Inline>
      </Stack>
    </Panel>
  );
}

interface ContainedProps {
  /** The component inside, by the name it is imported by. */
  readonly name: string;
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** A container of its own: what is in it goes by its width, which it can show. */
function Contained({ name, shown, children }: ContainedProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!root.current) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.round(entry!.contentRect.width)),
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={root} className={shown ? styles.shown : styles.contained}>
      {children}
      {shown && width !== undefined && (
        <p className={styles.width}>
          {intl.formatMessage({ id: 'responsive.container' }, { name, width })}
        </p>
      )}
    </div>
  );
}
