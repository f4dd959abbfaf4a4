/** The look of the reference: Constella's colours, light and dark, on a screen and on paper. */
export const style = /* css */ `
:root {
  color-scheme: light dark;
  --page: #f7f8fa;
  --raised: #fdfdfe;
  --sunken: #eff1f5;
  --line: #e0e4ea;
  --control: #838a98;
  --strong: #141a26;
  --text: #262d3b;
  --muted: #545c6b;
  --link: #1d5fc4;
  --focus: #2f6fd6;
  --get: #0d6a4b;
  --post: #1d5fc4;
  --patch: #8a4b00;
  --delete: #b3203a;
  --code-page: #10151f;
  --code-line: #273042;
  --code-text: #dfe5ef;
  --code-muted: #a3aec1;
  --code-key: #9ec5ff;
  --code-string: #9fdcb4;
  --code-number: #f3c37e;
  --sans: Inter, ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  --top: 3.5rem;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1119;
    --raised: #151b26;
    --sunken: #1a2130;
    --line: #293243;
    --control: #77829a;
    --strong: #f3f6fa;
    --text: #dce2ec;
    --muted: #a1abbd;
    --link: #8ab6ff;
    --focus: #6ea4ff;
    --get: #6fd3a6;
    --post: #8ab6ff;
    --patch: #f0b766;
    --delete: #ff94a4;
    --code-page: #080b12;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: calc(var(--top) + 1rem); }
body { margin: 0; background: var(--page); color: var(--text); font: 400 0.9375rem/1.6 var(--sans); }
h1, h2, h3 { color: var(--strong); line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { font-size: 2rem; letter-spacing: -0.02em; font-weight: 650; }
h2 { font-size: 1.3125rem; letter-spacing: -0.01em; font-weight: 630; margin-block: 2.5rem 0.75rem; }
h3 { font-size: 0.9375rem; font-weight: 630; margin-block: 1.75rem 0.25rem; }
p { margin-block: 0.5rem; max-inline-size: 42rem; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:has(> code) { text-underline-offset: 0.3em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
code, pre { font-family: var(--mono); font-size: 0.875em; }
p code, li > code, summary code, .values code, .note code {
  background: var(--sunken); border-radius: 4px; padding: 0.1em 0.35em; overflow-wrap: anywhere;
}
ul { list-style: none; margin: 0; padding: 0; }
ul.prose { list-style: disc; padding-inline-start: 1.2rem; max-inline-size: 42rem; }
ul.prose li { margin-block: 0.4rem; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
.skip { position: absolute; inset-block-start: -4rem; inset-inline-start: 1rem; z-index: 3; background: var(--raised); padding: 0.5rem 1rem; }
.skip:focus { inset-block-start: 0.5rem; }

.top {
  position: sticky; inset-block-start: 0; z-index: 2; min-block-size: var(--top);
  display: flex; align-items: center; gap: 1rem; padding: 0.5rem 1.5rem;
  background: var(--page); border-block-end: 1px solid var(--line);
}
.home { display: flex; align-items: center; gap: 0.5rem; color: var(--strong); font-weight: 650; text-decoration: none; white-space: nowrap; }
.home span { color: var(--muted); font-weight: 450; }
.home .agent { fill: #2563eb; }
.raw { white-space: nowrap; margin-inline-start: auto; }
.search { position: relative; flex: 0 1 26rem; margin-inline-start: auto; }
.search label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.search input {
  inline-size: 100%; block-size: 2.25rem; padding-inline: 0.75rem; font: inherit; color: var(--text);
  background: var(--raised); border: 1px solid var(--control); border-radius: 8px;
}
.search input::placeholder { color: var(--muted); opacity: 1; }
#found {
  position: absolute; inset-inline: 0; inset-block-start: calc(100% + 0.375rem); max-block-size: 70vh; overflow-y: auto;
  background: var(--raised); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 12px 32px rgb(0 0 0 / 0.18); padding: 0.375rem;
}
#found a { display: grid; padding: 0.4rem 0.625rem; border-radius: 6px; text-decoration: none; }
#found a:hover, #found a:focus { background: var(--sunken); }
#found code { background: none; padding: 0; color: var(--strong); overflow-wrap: anywhere; }
#found span { color: var(--muted); font-size: 0.8125rem; }

.frame { display: grid; grid-template-columns: 16rem minmax(0, 1fr); max-inline-size: 90rem; margin-inline: auto; }
nav { padding: 1.5rem 0.75rem 3rem; }
nav p { margin: 1.25rem 0.75rem 0.25rem; color: var(--muted); font-size: 0.8125rem; font-weight: 600; }
nav a { display: block; padding: 0.25rem 0.75rem; border-radius: 6px; color: var(--text); text-decoration: none; font-size: 0.875rem; }
nav a:hover { background: var(--sunken); }
nav a[aria-current] { background: var(--sunken); color: var(--strong); font-weight: 620; box-shadow: inset 2px 0 var(--focus); }
nav ul ul { margin-inline-start: 0.75rem; border-inline-start: 1px solid var(--line); }
nav button { font: inherit; font-weight: 600; color: var(--text); background: var(--raised); border: 1px solid var(--control); border-radius: 8px; min-block-size: 2.25rem; padding-inline: 0.75rem; cursor: pointer; }
#menu { color: inherit; background: none; border: 0; padding: 0; margin: 0; }
main { padding: 2.25rem 2rem 6rem; min-inline-size: 0; }

.lead { font-size: 1.0625rem; color: var(--muted); text-wrap: pretty; }
.crumb { margin: 0 0 0.5rem; font-size: 0.875rem; }
.note { border-inline-start: 3px solid var(--focus); padding: 0.5rem 0.875rem; background: var(--sunken); border-radius: 0 6px 6px 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.75rem; margin-block: 1rem; }
.cards.wide { grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); }
.cards li { position: relative; padding: 0.875rem 1rem; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; }
.cards li:hover { border-color: var(--control); }
.cards a { display: block; font-weight: 620; text-decoration: none; }
.cards a::after { content: ''; position: absolute; inset: 0; border-radius: 10px; }
.cards span { color: var(--muted); font-size: 0.875rem; }
.operations { margin-block: 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); }
.operations li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 1rem; padding: 0.5rem 1rem; }
.operations li + li { border-block-start: 1px solid var(--line); }
.operations a { text-decoration: none; overflow-wrap: anywhere; }
.operations a:hover code { text-decoration: underline; }
.operations li > span { color: var(--muted); font-size: 0.875rem; }
.method { display: inline-block; min-inline-size: 4.4em; font: 700 0.75rem/1.6 var(--mono); letter-spacing: 0.02em; color: var(--get); }
.method.post { color: var(--post); }
.method.patch { color: var(--patch); }
.method.delete { color: var(--delete); }

.operation { border-block-start: 1px solid var(--line); margin-block-start: 2.5rem; padding-block-start: 2rem; scroll-margin-block-start: var(--top); }
.operation > h2 { margin-block: 0 0.25rem; }
.anchor { color: inherit; text-decoration: none; }
.anchor:hover { text-decoration: underline; }
.operation:target > h2, .schema:target > h3 { text-decoration: underline; text-decoration-color: var(--focus); text-decoration-thickness: 3px; }
.endpoint { margin-block: 0.25rem 0.5rem; max-inline-size: none; }
.endpoint code { overflow-wrap: anywhere; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); gap: 2.5rem; align-items: start; }
.fields > li, .refusals > li { padding-block: 0.625rem; border-block-start: 1px solid var(--line); }
.fields > li > p { margin-block: 0.125rem; }
.fields .fields { margin-inline-start: 0.75rem; padding-inline-start: 0.75rem; border-inline-start: 1px solid var(--line); }
.field { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.625rem; }
.field .name { background: none; padding: 0; color: var(--strong); font-weight: 620; overflow-wrap: anywhere; }
.type, .mark, .facts, .kind { color: var(--muted); font-size: 0.8125rem; }
.mark { border: 1px solid var(--line); border-radius: 99px; padding-inline: 0.5rem; line-height: 1.5; font-size: 0.75rem; }
.needed { color: var(--patch); border-color: currentColor; }
.facts, .values { overflow-wrap: anywhere; }
.values code { display: inline-block; margin: 0.125rem 0; }
summary { cursor: pointer; }
.more > summary { color: var(--link); font-size: 0.8125rem; padding-block: 0.25rem; }
.filters { columns: 2 14rem; font-size: 0.8125rem; }
.filters li { padding-block: 0.125rem; break-inside: avoid; overflow-wrap: anywhere; }
.filters .end { color: var(--muted); background: none; padding: 0; }
.status { font: 700 0.8125rem var(--mono); color: var(--get); margin-inline-end: 0.375rem; }
.status.bad { color: var(--delete); }
.refusals summary { font-size: 0.875rem; }
.schema { padding-block: 0.5rem 1.25rem; border-block-end: 1px solid var(--line); }

.code { margin: 0 0 1rem; background: var(--code-page); border: 1px solid var(--code-line); border-radius: 10px; color: var(--code-text); overflow: hidden; }
.code figcaption { display: flex; align-items: center; min-block-size: 2.25rem; padding: 0.25rem 0.875rem; border-block-end: 1px solid var(--code-line); color: var(--code-muted); font-size: 0.8125rem; font-weight: 600; }
.code button { margin-inline-start: auto; min-block-size: 1.5rem; padding: 0 0.625rem; font: inherit; color: var(--code-text); background: none; border: 1px solid var(--code-line); border-radius: 6px; cursor: pointer; }
.code button:hover { border-color: var(--code-muted); }
.code button:focus-visible { outline-color: var(--code-key); }
.code pre { margin: 0; padding: 0.75rem 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.55; tab-size: 2; }
.code .k { color: var(--code-key); }
.code .s { color: var(--code-string); }
.code .n { color: var(--code-number); }

/* The contents are a popover where there is no room beside the page. */
@media (min-width: 62.01rem) {
  nav button { display: none; }
  #menu {
    display: block; position: sticky; inset: calc(var(--top) + 1rem) auto auto; inline-size: auto; block-size: auto;
    max-block-size: calc(100vh - var(--top) - 2rem); overflow-y: auto;
  }
}
@media (max-width: 75rem) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
}
@media (max-width: 62rem) {
  .frame { display: block; }
  nav { padding: 0.5rem 1rem; border-block-end: 1px solid var(--line); }
  #menu:popover-open {
    inset: 0.5rem 0.5rem auto; inline-size: auto; max-block-size: calc(100vh - 1rem); overflow-y: auto; padding: 0.75rem;
    background: var(--raised); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 12px 32px rgb(0 0 0 / 0.25);
  }
  main { padding: 1.5rem 1rem 4rem; }
}
@media (max-width: 40rem) {
  .top { gap: 0.75rem; padding-inline: 1rem; }
  .home span, .raw { display: none; }
  .search { flex: 1; }
  #found { position: fixed; inset: var(--top) 0.5rem auto; }
  h1 { font-size: 1.625rem; }
}
@media (forced-colors: active) {
  nav a[aria-current] { border-inline-start: 3px solid Highlight; }
}
@media print {
  :root { --page: #fff; --raised: #fff; --sunken: #f2f3f5; --text: #000; --muted: #333; --code-page: #fff; --code-text: #000; --code-muted: #333; --code-key: #123c7a; --code-string: #14532d; --code-number: #6b3d00; --code-line: #bbb; }
  .top, nav, .skip, .code button { display: none; }
  .frame, .columns { display: block; }
  main { padding: 0; }
  .operation, .schema, .code, .fields > li { break-inside: avoid-page; }
  .operation { break-inside: auto; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
