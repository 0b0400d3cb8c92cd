// The solver of shared/core/allocation/dynamic-programme.ts, plainly in C: what `npm run bench -- optimizer` measures
// against. Reads classes as doubles from stdin, solves them all, writes CPU seconds and then every value function.
//   in:  count, then per class: lanes, bins, capacity, hazard, hoursLeft, edges[bins + 1], ranks[lanes], rates[lanes][bins]
//   out: seconds, then per class: values[capacity + 1]
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LANES_MAX = 32, BINS_MAX = 64 };

static const double mass_max = 0.5, span_hours_max = 4;

typedef struct {
  int lanes, bins, capacity;
  double hazard, hours_left;
  const double *edges, *ranks, *rates;
} problem;

static void pass(const problem *p, double to_hours, double from_hours, int bin, double *values, double *scratch) {
  double ranks[LANES_MAX + 1] = {INFINITY}, mass[LANES_MAX + 1] = {0}, earned[LANES_MAX + 1] = {0};
  double events = p->hazard * p->capacity, hours = from_hours - to_hours;
  for (int l = 0; l < p->lanes; l++) events += p->rates[l * p->bins + bin];
  int slices = (int)fmax(1, fmax(ceil(hours / span_hours_max - 1e-9), ceil(hours * events / mass_max)));
  double span = hours / slices;
  for (int k = 1; k <= p->lanes; k++) {
    double expected = p->rates[(k - 1) * p->bins + bin] * span;
    ranks[k] = p->ranks[k - 1];
    mass[k] = mass[k - 1] + expected;
    earned[k] = earned[k - 1] + expected * ranks[k];
  }
  double cancelled = p->hazard * span, decay = exp(-cancelled), discount = exp(-p->hazard * to_hours);
  for (int half = 0; half < 2 * slices; half++) {
    int second = half % 2;
    const double *from = second ? scratch : values;
    double *to = second ? values : scratch, old = second ? 0.5 : 0, here = from[0], freed = 0, hazard = 0;
    int n = 0;
    for (int k = p->lanes; n < p->capacity; k--) {
      double limit = ranks[k] * discount, certain = earned[k] * discount, requests = mass[k];
      for (; n < p->capacity; n++) {
        double next = from[n + 1], cost = here - next;
        if (cost >= limit) break;
        double value = here - requests * cost + (certain + hazard * freed);
        to[n] = value + old * (to[n] - value);
        hazard += cancelled;
        freed = cost;
        here = next;
      }
    }
    double value = here + hazard * freed;
    to[p->capacity] = value + old * (to[p->capacity] - value);
    if (!second) discount *= decay;
  }
}

static void solve(const problem *p, double *values, double *scratch) {
  memset(values, 0, (p->capacity + 1) * sizeof *values);
  for (int bin = p->bins - 1; bin >= 0; bin--) {
    double to_hours = p->edges[bin + 1], from_hours = fmin(p->edges[bin], p->hours_left);
    if (from_hours > to_hours) pass(p, to_hours, from_hours, bin, values, scratch);
  }
}

int main(void) {
  size_t held = 1 << 16, length = 0, got;
  double *in = malloc(held * sizeof *in);
  while ((got = fread(in + length, sizeof *in, held - length, stdin)) > 0) {
    length += got;
    if (length == held) in = realloc(in, (held *= 2) * sizeof *in);
  }
  int count = (int)in[0];
  problem *problems = malloc(count * sizeof *problems);
  const double *at = in + 1;
  size_t values_total = 0, capacity_max = 0;
  for (int i = 0; i < count; i++) {
    problem *p = &problems[i];
    *p = (problem){(int)at[0], (int)at[1], (int)at[2], at[3], at[4], at + 5, at + 6 + (int)at[1], NULL};
    if (p->lanes > LANES_MAX || p->bins > BINS_MAX) return 1;
    p->rates = p->ranks + p->lanes;
    at = p->rates + (size_t)p->lanes * p->bins;
    values_total += p->capacity + 1;
    if ((size_t)p->capacity > capacity_max) capacity_max = p->capacity;
  }
  double *values = malloc(values_total * sizeof *values), *scratch = calloc(capacity_max + 1, sizeof *scratch);
  clock_t started = clock();
  double *out = values;
  for (int i = 0; i < count; i++) {
    solve(&problems[i], out, scratch);
    out += problems[i].capacity + 1;
  }
  double seconds = (double)(clock() - started) / CLOCKS_PER_SEC;
  fwrite(&seconds, sizeof seconds, 1, stdout);
  fwrite(values, sizeof *values, values_total, stdout);
  return 0;
}
