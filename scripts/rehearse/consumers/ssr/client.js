import { hydrateRoot } from 'react-dom/client';

import { app } from './app.js';

hydrateRoot(document.getElementById('root'), app);
document.documentElement.dataset.hydrated = '';
