import { LoginForm, formNamespaces } from '@constella/forms';
import { loadMessages } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import {
  Badge,
  Button,
  Checkbox,
  Heading,
  Stack,
  Switch,
  Text,
  TextField,
  UiProvider,
} from '@constella/ui';
import { labels } from '@constella/ui/labels/fr';
import { Markdown } from '@constella/ui/markdown';
import { createElement as h } from 'react';

import { gallery, ignore } from './gallery.js';

const messages = await loadMessages('fr', formNamespaces.login);

/** The same on the server and in the browser. */
export const app = h(
  I18nProvider,
  { locale: 'fr', messages },
  h(
    UiProvider,
    { locale: 'fr', labels },
    h(
      'main',
      null,
      h(
        Stack,
        null,
        h(Heading, { level: 1 }, 'Agents'),
        h(Text, null, 'Trois agents'),
        h(Badge, { tone: 'success' }, 'Prêt'),
        h(Button, { variant: 'primary' }, 'Lancer'),
        h(Button, { disabledReason: 'Rien à faire' }, 'Arrêter'),
        h(TextField, { label: 'Nom', description: 'Deux caractères au moins' }),
        h(Checkbox, { label: 'Mémoire', checked: true, onCheckedChange: ignore }),
        h(Switch, { label: 'Actif', checked: true, onCheckedChange: ignore }),
        h(Markdown, { text: 'Un texte **gras**' }),
        h(LoginForm, { onSubmit: ignore }),
        gallery,
      ),
    ),
  ),
);
