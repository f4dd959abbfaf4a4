import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { UiProvider } from '../../provider/ui-provider.js';
import { Button } from './button.js';

const reason = 'Needs 2 agents; you have 1';
const blocked = <Button disabledReason={reason}>Run</Button>;

it('says its reason by the browser’s tooltip where no provider brings one', () => {
  expect(renderToStaticMarkup(blocked)).toContain(`title="${reason}"`);
  expect(renderToStaticMarkup(<UiProvider>{blocked}</UiProvider>)).not.toContain('title=');
  expect(renderToStaticMarkup(<Button>Run</Button>)).not.toContain('title=');
});
