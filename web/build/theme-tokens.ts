/** The brand, in Cloudscape's design tokens. */
export const brand = {
  referenceTokens: { color: { primary: '#3f51d8' } },
  tokens: {
    colorBackgroundLayoutMain: { light: '#f7f8fc', dark: '#10131f' },
    colorBackgroundContainerContent: { light: '#ffffff', dark: '#181c2b' },
    colorBackgroundContainerHeader: { light: '#ffffff', dark: '#181c2b' },
    colorBackgroundLayoutPanel: { light: '#ffffff', dark: '#151826' },
    borderRadiusContainer: '14px',
    borderRadiusInput: '8px',
    borderRadiusButton: '10px',
  },
};

/** The short names with which our own style sheets refer to Cloudscape's tokens. */
export const aliases = {
  '--surface': 'colorBackgroundContainerContent',
  '--page': 'colorBackgroundLayoutMain',
  '--text': 'colorTextBodyDefault',
  '--text-secondary': 'colorTextBodySecondary',
  '--heading': 'colorTextHeadingDefault',
  '--accent': 'colorTextAccent',
  '--line': 'colorBorderDividerDefault',
  '--line-strong': 'colorBorderInputDefault',
  '--focus': 'colorBorderInputFocused',
  '--radius': 'borderRadiusContainer',
  '--mono': 'fontFamilyMonospace',
} as const;
