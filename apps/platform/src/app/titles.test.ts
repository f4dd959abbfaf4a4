import { createClient } from '@constella/api-client';
import { createQueryClient } from '@constella/api-client/react';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';

import coming from '../../../../packages/i18n/catalogues/en/placeholder.json';
import shell from '../../../../packages/i18n/catalogues/en/shell.json';
import type { SessionEnd } from '../base/app-context';
import { createMessageStore } from '../base/messages';
import type { ThemeChoice } from '../base/preferences';
import { appRoutes } from './router';
import { createStore } from '../base/store';
import type { RouteHandle } from '../base/route-table';

const routes = appRoutes({
  client: createClient(),
  queryClient: createQueryClient(),
  messages: createMessageStore('en'),
  theme: createStore<ThemeChoice>('system'),
  sessionEnd: createStore<SessionEnd | null>(null),
});

/** The texts sign-in has, which says by its title which page asked for it. */
const english = { ...shell, ...coming };

/** Every path of platform-client §2 and data-model §2, and what its page is called. */
it.each([
  ['/', 'Home'],
  ['/static-main', 'AI agents that work together'],
  ['/main', 'AI agents that work together'],
  ['/auth', 'Sign in'],
  ['/features', 'Features'],
  ['/solutions', 'Solutions'],
  ['/pricing', 'Pricing'],
  ['/use-cases', 'Use cases'],
  ['/faq', 'Frequently asked questions'],
  ['/about', 'About us'],
  ['/contact', 'Contact us'],
  ['/terms', 'Terms of service'],
  ['/privacy', 'Privacy policy'],
  ['/cookies', 'Cookie policy'],
  ['/unified-cognitive-flow', 'Unified cognitive flow'],
  ['/cognitive-flow', 'Unified cognitive flow'],
  ['/agents', 'Agents'],
  ['/models', 'Models'],
  ['/membership', 'Membership'],
  ['/account', 'Account'],
  ['/admin', 'Administration'],
  ['/admin/users', 'Administration'],
  ['/tasks', 'Tasks'],
  ['/task-execution/1', 'Task execution'],
  ['/workflow-visualization', 'Workflow visualization'],
  ['/responsive-demo', 'Responsive demo'],
  ['/physical-world', 'Physical world'],
  ['/breakthrough-discovery', 'Breakthrough discovery'],
  ['/starmedix', 'Precision medicine'],
  ['/starmedx-fixed', 'Precision medicine'],
  ['/starstem', 'Science discovery'],
  ['/starstem-integrated', 'Science discovery'],
  ['/dashboard', 'Dashboard'],
  ['/dashboard/cognitive-analysis', 'Cognitive analysis'],
  ['/dashboard/memory-fusion', 'Memory fusion'],
  ['/dashboard/cognitive-planning', 'Cognitive planning'],
  ['/dashboard/agent-collaboration', 'Agent collaboration'],
  ['/dashboard/creative-generation', 'Creative generation'],
  ['/dashboard/ethical-innovation', 'Ethical innovation'],
  ['/enterprise', 'Enterprise assistants'],
  ['/enterprise/decision-assistant', 'Enterprise assistants'],
  ['/shared/x1', 'Shared result'],
  ['/personal', 'Personal assistants'],
  ['/personal/learning-dashboard', 'Learning dashboard'],
  ['/personal/learning-creator', 'Learning content creator'],
  ['/personal/learning-creator/new', 'Learning content creator'],
  ['/personal/learning-resources', 'Learning resources'],
  ['/personal/learning-assistant', 'Learning assistant'],
  ['/personal/learning-assistant/content', 'Learning content'],
  ['/personal/learning-assistant/collaboration', 'Learning collaboration'],
  ['/personal/learning-assistant/progress', 'Learning progress'],
  ['/personal/learning-assistant/agents', 'Learning agents'],
  ['/personal/learning-assistant/models', 'Learning models'],
  ['/personal/learning-assistant/plan/3', 'Learning plan'],
  ['/personal/learning-experience', 'Learning experience'],
  ['/personal/creative-assistant', 'Creative assistant'],
  ['/personal/life-assistant/about', 'Life assistant'],
  ['/personal/intelligent-life-manager', 'Intelligent life manager'],
  ['/personal/travel-planner', 'Travel planner'],
  ['/personal/career-planner', 'Career planner'],
  ['/personal/research-assistant', 'Research assistant'],
  ['/nowhere', 'Page not found'],
])('%s is called %s', (path, title) => {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined;
  expect(english[handle?.title as keyof typeof english]).toBe(title);
});
