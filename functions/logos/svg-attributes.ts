/** The attributes of drawings: their kind, position and appearance. Other attributes are removed. */
const known = new Set(
  // Every element.
  (
    'id class style lang role tabindex xmlns xmlns:xlink xml:space xml:lang xlink:href href version ' +
    'requiredFeatures systemLanguage transform transform-origin ' +
    // Positions, sizes and shapes.
    'x y width height viewBox preserveAspectRatio d points x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy rotate pathLength ' +
    'textLength lengthAdjust startOffset method spacing side ' +
    // Gradients, patterns, clips, masks and markers.
    'gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits ' +
    'patternTransform clipPathUnits maskUnits maskContentUnits mask-type refX refY markerWidth markerHeight markerUnits ' +
    'orient ' +
    // Filters.
    'filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode flood-color ' +
    'flood-opacity color-interpolation-filters lighting-color ' +
    // The appearance.
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset stroke-opacity opacity color display visibility overflow clip clip-path clip-rule mask filter marker ' +
    'marker-start marker-mid marker-end paint-order vector-effect shape-rendering text-rendering image-rendering ' +
    'color-rendering color-interpolation mix-blend-mode isolation enable-background ' +
    // Text.
    'font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight text-anchor ' +
    'text-decoration letter-spacing word-spacing writing-mode direction unicode-bidi alignment-baseline baseline-shift ' +
    'dominant-baseline kerning glyph-orientation-horizontal glyph-orientation-vertical media title'
  ).split(' '),
);

/** Whether an attribute is kept: it describes the drawing, or its meaning for people who cannot see it. */
export const isKnownAttribute = (name: string): boolean => known.has(name) || /^aria-[a-z]+$/.test(name);
