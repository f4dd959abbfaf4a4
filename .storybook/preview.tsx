import type { Decorator, Preview } from '@storybook/react-vite';

/** Theme and direction are attributes of the document, exactly as the app sets them. */
const withDocument: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme'] ?? 'light');
  root.lang = String(globals['locale'] ?? 'en');
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
  return <Story />;
};

const preview: Preview = {
  decorators: [withDocument],
  initialGlobals: { theme: 'light', locale: 'en', scenario: 'default' },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
};

export default preview;
