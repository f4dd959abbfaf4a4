// Runs inline in the document head, before the first paint (see vite/boot-script.ts).
import { applyLocale, applyTheme, initialLocale } from './document';
import { readTheme } from './preferences';

applyLocale(initialLocale());
applyTheme(readTheme());
