/**
 * Imported before the bundler, whose allocator reads this variable when it is loaded. By itself the allocator asks Linux
 * for memory in pieces of two megabytes, of which the bundler uses a part; clearing them took a quarter of the
 * processor time of a build.
 */
process.env['MIMALLOC_ALLOW_THP'] ??= '0';
