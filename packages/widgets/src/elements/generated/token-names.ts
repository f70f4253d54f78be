/** Made from kit/theme/token-table.ts by scripts/embed-manifests.mjs: tokens whose rules come when a page sets one of them. */
export const more =
  'linkColor fontUrl headingFont fontSize fontWeight lineHeight headingSize headingWeight rowHeight padding fieldGap buttonRadius inputRadius overlayRadius badgeRadius buttonBackground buttonText secondaryBackground secondaryText buttonWeight buttonCase fieldBackground fieldBorderWidth labelColor labelWeight focusColor focusWidth scrim overlayBackground'.split(
    ' ',
  );
