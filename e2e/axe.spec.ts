import { axeViolations } from './axe';
import { expect, test } from './platform';

// Each look is its own page: two of them run at a time.
test.describe.configure({ mode: 'parallel' });

const publicRoutes = [
  '/static-main',
  '/auth',
  '/auth?tab=register',
  '/auth?tab=forgot',
  '/auth?tab=reset#token=x',
  '/auth?tab=reset',
  '/auth?tab=verify',
  '/no-such-page',
  '/faq',
  '/examples/decision',
];
const signedInRoutes = [
  '/',
  '/agents',
  '/agents?tab=manage&agent=4',
  '/agents?tab=collaborate',
  '/agents?tab=test',
  '/models',
  '/tasks',
  '/task-execution/1',
  '/account',
  '/dashboard?days=30',
  '/dashboard/cognitive-analysis?days=30',
  '/dashboard/memory-fusion',
  '/dashboard/cognitive-planning',
  '/dashboard/agent-collaboration?days=30',
  '/dashboard/creative-generation',
  '/dashboard/ethical-innovation?days=30',
  '/responsive-demo',
  '/responsive-demo?frame&containers=on',
  '/settings/models',
  '/settings/files',
  '/enterprise',
];
const personalRoutes = [
  '/personal',
  '/personal/life-assistant',
  '/personal/life-assistant/new',
  '/personal/life-assistant?tab=history',
  '/personal/intelligent-life-manager',
  '/personal/career-planner',
  '/personal/learning-dashboard',
  '/personal/learning-assistant',
  '/personal/learning-assistant/plan/1',
  '/personal/learning-assistant/progress',
  '/personal/learning-assistant/content',
  '/personal/learning-assistant/collaboration?plan=1',
  '/personal/learning-assistant/agents?plan=1',
  '/personal/learning-assistant/models',
  '/personal/learning-resources',
  '/personal/learning-experience?content=1',
  '/personal/learning-creator',
  '/personal/creative-assistant',
  '/personal/travel-planner',
  '/personal/research-assistant',
];
const looks = [
  { theme: 'light', locale: 'en', width: 1440 },
  { theme: 'dark', locale: 'zh', width: 1440 },
  { theme: 'light', locale: 'ar', width: 360 },
];

for (const look of looks)
  for (const [kind, routes] of [
    ['visitor', publicRoutes],
    ['member', signedInRoutes],
    ['member, personal', personalRoutes],
  ] as const)
    test(`${kind}: no axe violation, ${look.theme}, ${look.locale}, ${look.width} px`, async ({
      page,
      platform,
    }) => {
      test.slow();
      await page.setViewportSize({ width: look.width, height: 900 });
      await page.addInitScript(({ theme, locale }) => {
        localStorage.setItem('constella.theme', theme);
        localStorage.setItem('constella.locale', locale);
      }, look);
      if (kind !== 'visitor') {
        const answer = await page.request.post(`${platform.url}/api/login`, {
          data: { username: 'demo', password: 'constella-demo' },
          headers: { Origin: platform.url },
        });
        expect(answer.ok()).toBe(true);
      }
      for (const route of routes) {
        await page.goto(platform.url + route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await axeViolations(page), route).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${route} scrolls sideways`).toBeLessThanOrEqual(look.width);
      }
    });
