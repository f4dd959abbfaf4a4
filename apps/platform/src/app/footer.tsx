import { useIntl } from '@constella/i18n/react';
import type { MessageId } from '@constella/i18n';
import { Link, Logo } from '@constella/ui';

import { brandName } from './brand';
import { footer, footerBrand, footerColumn, footerColumns, slim } from './footer.css';

interface FooterLink {
  label: MessageId;
  href: string;
}

const columns: readonly { title: MessageId; links: readonly FooterLink[] }[] = [
  {
    title: 'shell.footer.product',
    links: [
      { label: 'shell.footer.features', href: '/features' },
      { label: 'shell.footer.solutions', href: '/solutions' },
      { label: 'shell.footer.useCases', href: '/use-cases' },
      { label: 'shell.footer.pricing', href: '/pricing' },
    ],
  },
  {
    title: 'shell.footer.company',
    links: [
      { label: 'shell.footer.about', href: '/about' },
      { label: 'shell.footer.contact', href: '/contact' },
      { label: 'shell.footer.faq', href: '/faq' },
    ],
  },
  {
    title: 'shell.footer.legal',
    links: [
      { label: 'shell.footer.privacy', href: '/privacy' },
      { label: 'shell.footer.terms', href: '/terms' },
      { label: 'shell.footer.cookies', href: '/cookies' },
    ],
  },
];

/** Under public pages: every link of platform-client §2.4 and the copyright line. */
export function FullFooter() {
  const intl = useIntl();
  return (
    <div className={footer}>
      <div className={footerBrand}>
        <strong>
          <Logo />
          {brandName}
        </strong>
        <p>{intl.formatMessage({ id: 'shell.footer.tagline' })}</p>
        <p>{intl.formatMessage({ id: 'shell.footer.copyright' })}</p>
      </div>
      <div className={footerColumns}>
        {columns.map((column) => (
          <nav
            key={column.title}
            className={footerColumn}
            aria-label={intl.formatMessage({ id: column.title })}
          >
            <h2>{intl.formatMessage({ id: column.title })}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <Link tone="muted" href={link.href}>
                    {intl.formatMessage({ id: link.label })}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  );
}

/** Under workspaces: one line with what everybody must be able to reach. */
export function SlimFooter() {
  const intl = useIntl();
  const links = columns.flatMap((column) => column.links);
  return (
    <div className={slim}>
      <span>{intl.formatMessage({ id: 'shell.footer.copyright' })}</span>
      {links.map((link) => (
        <Link key={link.href} tone="muted" href={link.href}>
          {intl.formatMessage({ id: link.label })}
        </Link>
      ))}
    </div>
  );
}
