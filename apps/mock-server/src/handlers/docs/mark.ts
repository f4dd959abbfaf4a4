import { html } from './html.js';

/** The constellation, as text colour draws it. */
export const mark = html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
  <path
    d="M19.3 6.2 12 3.8 5 9.6l1.9 8.3 8.8 2.3"
    fill="none"
    stroke="currentColor"
    stroke-width="1.25"
    opacity=".55"
  />
  <g fill="currentColor">
    <circle cx="19.3" cy="6.2" r="1.5" />
    <circle cx="12" cy="3.8" r="1.8" />
    <circle cx="6.9" cy="17.9" r="1.9" />
    <circle cx="15.7" cy="20.2" r="1.5" />
  </g>
  <circle class="agent" cx="5" cy="9.6" r="3.1" />
</svg>`;

/** The same as the icon of the page. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>path{stroke:#1a2233}circle{fill:#1a2233}@media (prefers-color-scheme:dark){path{stroke:#eef1f6}circle{fill:#eef1f6}}</style><path d="M19.3 6.2 12 3.8 5 9.6l1.9 8.3 8.8 2.3" fill="none" stroke-width="1.25" opacity=".55"/><circle cx="19.3" cy="6.2" r="1.5"/><circle cx="12" cy="3.8" r="1.8"/><circle cx="5" cy="9.6" r="3.1" style="fill:#2563eb"/><circle cx="6.9" cy="17.9" r="1.9"/><circle cx="15.7" cy="20.2" r="1.5"/></svg>';
