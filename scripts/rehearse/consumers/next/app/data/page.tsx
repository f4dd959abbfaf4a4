import {
  Accordion,
  AccordionItem,
  AgentTile,
  Alert,
  CodeBlock,
  Heading,
  Price,
  Stack,
  Stat,
  StatGroup,
  Stepper,
  Timeline,
  Tree,
  UsageBar,
  vars,
} from '@constella/ui';
import { BarChart, DonutChart, LineChart, Sparkline } from '@constella/ui/charts';
import { DataTable } from '@constella/ui/data-table';
import { agentLinks, type GraphNode } from '@constella/ui/graph';
import { Markdown } from '@constella/ui/markdown';
import { themeColors } from '@constella/ui/tokens';

import { Board } from './board';
import { Network } from './network';

const months = ['يناير', 'فبراير', 'مارس'];

const nodes: GraphNode[] = [
  { id: 'a', name: 'أطلس', type: 'coordinator', status: 'active' },
  { id: 'b', name: 'فيغا', type: 'processor', status: 'processing' },
  { id: 'c', name: 'ليرا', type: 'executor', status: 'waiting' },
];

/**
 * A server component that gives interactive ones their data: everything that can be sent from a
 * server is, from each entry. What takes functions (moves, labels of the graph) has a client part.
 */
export default function Data() {
  return (
    <main>
      <Stack>
        <Heading level={1}>
          الوكلاء <AgentTile type="meta" label="منسّق" />
        </Heading>
        <p style={{ color: vars.text.muted }} data-count={Object.keys(themeColors).length}>
          ثلاثة وكلاء
        </p>
        <StatGroup>
          <Stat label="النقاط" value={31_200} change={0.12} />
          <Stat
            label="الأداء"
            value={4}
            sparkline={<Sparkline label="الاتجاه" values={[1, 3, 2]} />}
          />
        </StatGroup>
        <Price amount={19.9} currency="EUR" period="month" />
        <UsageBar label="النقاط" used={310} limit={400} />
        <Alert tone="info" title="جديد">
          <Markdown text="نص **مهم**" />
        </Alert>
        <CodeBlock code="const agents = 3;" language="js" />
        <Timeline
          timeZone="Asia/Riyadh"
          events={[{ id: '1', title: 'أُنشئ', time: '2026-03-09T08:00:00Z', tone: 'success' }]}
        />
        <Stepper
          current="b"
          steps={[
            { id: 'a', title: 'الحساب' },
            { id: 'b', title: 'الخطة' },
          ]}
        />
        <Accordion headingAs="h2" defaultValue={['a']}>
          <AccordionItem value="a" title="الذاكرة">
            ما يتذكره الوكيل
          </AccordionItem>
        </Accordion>
        <Tree
          label="المجلدات"
          nodes={[{ id: 'a', label: 'المشاريع', children: [{ id: 'b', label: 'أطلس' }] }]}
          defaultExpanded={new Set(['a'])}
        />
        <LineChart
          titleAs="h2"
          title="الاستخدام"
          series={[{ name: 'النقاط', values: months.map((x, at) => ({ x, y: 10 + at * 7 })) }]}
        />
        <BarChart
          titleAs="h2"
          title="حسب الشهر"
          categories={months}
          series={[{ name: 'النقاط', values: [12, 30, 24] }]}
        />
        <DonutChart
          titleAs="h2"
          title="الحصص"
          slices={[
            { name: 'قراءة', value: 3 },
            { name: 'كتابة', value: 5 },
          ]}
        />
        <DataTable
          label="الوكلاء"
          columns={[
            { id: 'name', header: 'الاسم', value: 'name' },
            { id: 'points', header: 'النقاط', value: 'points', numeric: true },
          ]}
          rows={[
            { name: 'أطلس', points: 1200 },
            { name: 'فيغا', points: 900 },
          ]}
          searchable
          selectable
        />
        <Board />
        <Network nodes={nodes} links={agentLinks(nodes)} />
      </Stack>
    </main>
  );
}
