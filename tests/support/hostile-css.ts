/** What host pages do to everything on them: resets, frameworks' bare selectors, !important on every kind of control. */
export const hostileCss = `
*, *::before, *::after { all: unset; }
html { font-size: 62.5%; }
* { color: red !important; letter-spacing: 4px !important; text-transform: uppercase; line-height: 3 !important; }
input, select, textarea, button { display: block !important; width: 100% !important; border: 9px dotted lime !important; background: lime !important; }
label { display: none !important; }
dialog, [popover], [hidden] { display: none !important; }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; font-family: serif; font-weight: 900; line-height: 1.5; text-align: right; direction: rtl; word-spacing: 20px; }
h1, h2, h3 { font-weight: 500; margin-top: 0; color: inherit; }
a { color: #0d6efd; text-decoration: underline; }
ol, ul { padding-left: 2rem; }
fieldset { min-width: 0; padding: 40px; border: 4px solid red; }
legend { float: left; width: 100%; font-size: calc(1.275rem + 0.3vw); }
.field, .button, .panel, .step { position: fixed !important; top: 0 !important; }
svg, img { max-width: 0 !important; }
div { transform: rotate(0.5deg); overflow: hidden; }
`;
