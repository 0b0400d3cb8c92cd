/** ElectroDB makes errors with every call, and Jest has each note a hundred frames: these are enough to find a place. */
const framesMax = 25;

Error.stackTraceLimit = framesMax;
