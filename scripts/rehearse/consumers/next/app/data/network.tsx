'use client';

import { Panel } from '@constella/ui';
import { AgentGraph, type GraphLabels, type GraphLink, type GraphNode } from '@constella/ui/graph';

const labels: GraphLabels = {
  types: { meta: 'أعلى', coordinator: 'منسّق', processor: 'مفكّر', executor: 'منفّذ' },
  statuses: {
    active: 'جاهز',
    inactive: 'متوقف',
    learning: 'يتعلّم',
    processing: 'يعمل',
    waiting: 'ينتظر',
    completed: 'انتهى',
  },
  links: { data: 'بيانات', feedback: 'ملاحظات', control: 'تحكم' },
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة',
  empty: 'لا وكلاء',
  unnamed: (n) => `وكيل ${n}`,
  summary: ({ agents }) => `${agents} وكلاء`,
  keys: 'تنقلك الأسهم إلى الوكيل التالي.',
  separator: '، ',
  contribution: 'المساهمة',
  messages: 'الرسائل',
  tasks: 'المهام',
  lastActive: 'آخر نشاط',
  expertise: 'الخبرة',
  metrics: {
    accuracy: 'الدقة',
    knowledgeDepth: 'المعرفة',
    collaborationStrength: 'التعاون',
    reasoningQuality: 'التفكير',
  },
  table: {
    agent: 'الوكيل',
    status: 'الحالة',
    contribution: 'المساهمة',
    links: 'يرسل إلى',
    none: '–',
  },
};

/** Labels contain functions, so the graph is given them on the client's side. */
export const Network = (data: { nodes: GraphNode[]; links: GraphLink[] }) => (
  <Panel title="الشبكة" padding="none">
    <AgentGraph {...data} label="الشبكة" labels={labels} />
  </Panel>
);
