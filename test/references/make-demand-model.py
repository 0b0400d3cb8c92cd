"""Fits the demand model of shared/core/forecast a second time, in dense loops, and writes demand-model.json.

python3 make-demand-model.py > demand-model.json

rate[series, channel, bin, week] = theta[series, channel] * curve[channel, bin] * level[week]; gamma priors on each
level, see the comments of fit-demand.ts. Plain Python, no library.
"""

import json
import math

EDGES = [48, 24, 12, 0]
DEFAULTS = dict(
    binEdgesHours=EDGES, recencyPerWeek=0.92, popularityWeight=6, seriesWeight=12, curveWeight=8, weekWeight=30,
    levelSmoothing=0.35, channelShape=25, sweeps=12, priorRequestsPerClass=3,
    diversionWeight=60, diversionToDirect=0.1, diversionElsewhere=0.05,
)


def past(age, bookings, open_hours, cancelled, booked_hours, kept, no_show, by_bin=None):
    told = dict(cancelledByBin=by_bin[0], bookedHoursByBin=by_bin[1]) if by_bin else {}
    return dict(ageWeeks=age, bookings=bookings, openHours=open_hours, cancelled=cancelled, bookedHours=booked_hours,
                kept=kept, noShow=no_show, **told)


HISTORIES = [
    dict(seriesId='yoga', channels=['direct', 'fitpass'], classes=[
        past(2, [[1, 2, 4], [2, 1, 0]], [[24, 12, 7.5], [24, 6, 0]], [1, 0], [90, 31], [6, 3], [0, 1]),
        past(3, [[0, 3, 2], [3, 0, 0]], [[24, 12, 12], [11.5, 0, 0]], [0, 1], [60, 40.5], [5, 2], [1, 0]),
        past(6, [[2, 1, 6], [1, 1, 1]], [[24, 12, 9], [24, 12, 3.25]], [2, 0], [77, 20], [7, 3], [1, 1]),
    ]),
    dict(seriesId='spin', channels=['wellhub', 'direct', 'fitpass'], classes=[
        past(2, [[0, 1, 0], [5, 4, 9], [2, 2, 1]], [[24, 12, 12], [24, 12, 4], [20, 5, 1]], [0, 3, 1],
             [10, 210, 60], [1, 15, 4], [0, 2, 0]),
        past(3, [[1, 0, 0], [3, 3, 8], [4, 0, 0]], [[24, 12, 12], [24, 12, 12], [8, 0, 0]], [0, 1, 0],
             [30, 180, 130], [1, 13, 4], [1, 0, 1]),
    ]),
    dict(seriesId='box', channels=['direct', 'wellhub'], classes=[
        past(6, [[1, 0, 1], [0, 0, 1]], [[24, 12, 12], [24, 12, 12]], [0, 0], [35, 3], [2, 1], [0, 1]),
    ]),
    dict(seriesId='new', channels=['direct', 'kenko'], classes=[]),
]

# The same studio, and two classes more of which it is known when bookings were cancelled.
TOLD = HISTORIES + [
    dict(seriesId='barre', channels=['fitpass', 'direct'], classes=[
        past(2, [[1, 2, 4], [2, 1, 0]], [[24, 12, 7.5], [24, 6, 0]], [9, 2], [90, 131], [6, 3], [0, 0],
             ([[1, 2, 6], [0, 1, 1]], [[24, 30, 36], [44, 50, 37]])),
        past(3, [[0, 3, 2], [3, 0, 0]], [[24, 12, 12], [11.5, 0, 0]], [4, 1], [60, 40.5], [5, 2], [0, 0],
             ([[0, 0, 4], [1, 0, 0]], [[0, 24, 36], [20, 12, 8.5]])),
    ]),
]


def total(values):
    return sum(values, 0.0)


def fit(histories, options):
    edges = options['binEdgesHours']
    bins = range(len(edges) - 1)
    length = [edges[b] - edges[b + 1] for b in bins]
    hours = total(length)
    channels = sorted({c for h in histories for c in h['channels']})
    ages = sorted({p['ageWeeks'] for h in histories for p in h['classes']}, reverse=True)
    recency = [options['recencyPerWeek'] ** (a - min(ages)) for a in ages]
    classes = []
    for s, h in enumerate(histories):
        for p in h['classes']:
            made = {c: [0.0] * len(length) for c in channels}
            opened = {c: [0.0] * len(length) for c in channels}
            for i, c in enumerate(h['channels']):
                made[c], opened[c] = p['bookings'][i], p['openHours'][i]
            classes.append((s, ages.index(p['ageWeeks']), made, opened))
    series = range(len(histories))
    prior = options['priorRequestsPerClass']
    theta = [{c: prior for c in channels} for _ in series]
    level = [1.0] * len(ages)
    kinds = ['direct', 'marketplace']
    kind = {c: 'direct' if c == 'direct' else 'marketplace' for c in channels}
    curve = {c: [1 / hours] * len(length) for c in channels}
    effect = [1.0] * len(classes)
    to = dict(direct=options['diversionToDirect'], marketplace=options['diversionElsewhere'])

    def refused(i):
        """Places asked for on (c, b) of class i if everybody refused by a marketplace came there."""
        s, _, m, o = classes[i]
        offered = [c for c in channels if any(o[c]) or any(m[c])]
        sellers = [c for c in offered if c != 'direct']
        return {(c, b): total(theta[s][x] * curve[x][b] * max(0, o[c][b] - o[x][b])
                              / (1 if c == 'direct' else len(sellers) - 1)
                              for x in sellers if x != c) if c in offered else 0.0
                for c in channels for b in bins}

    turned = [refused(i) for i in range(len(classes))]
    shapes = [{c: options['seriesWeight'] for c in channels} for _ in series]
    phi, phis = 15, {c: options['channelShape'] for c in channels}
    alike, alikes = options['popularityWeight'], {c: options['seriesWeight'] for c in channels}

    def variance(rate, chosen):
        return (total(rate[c] for c in chosen) + total(rate[c] for c in chosen) ** 2 / phi
                + total(rate[c] ** 2 / phis[c] for c in chosen))

    def told(rate, chosen):
        return total(rate[c] for c in chosen) / variance(rate, chosen)

    def spread_of(rows, prior):
        over, weights = 1 / prior, 1
        for came_to, usually, by_chance in rows:
            if usually > 0:
                noise = by_chance / usually ** 2
                weight = (1 / prior / (1 / prior + noise)) ** 2
                over += weight * ((came_to / usually - 1) ** 2 - noise)
                weights += weight
        return min(200, max(0.5, weights / over)) if over > 0 else 200

    for _ in range(options['sweeps']):
        asked = {one: options['diversionWeight'] for one in kinds}
        came_over = dict(direct=options['diversionWeight'] * options['diversionToDirect'],
                         marketplace=options['diversionWeight'] * options['diversionElsewhere'])
        made = {(s, c, b): total(recency[w] * m[c][b] for k, w, m, _ in classes if k == s)
                for s in series for c in channels for b in bins}
        for i, (s, w, m, o) in enumerate(classes):
            for (c, b), n in turned[i].items():
                if n > 0:
                    own = theta[s][c] * curve[c][b] * o[c][b]
                    part = recency[w] * m[c][b] * n * to[kind[c]] / (own + n * to[kind[c]])
                    made[s, c, b] -= part
                    came_over[kind[c]] += part
                    asked[kind[c]] += n * level[w] * effect[i] * recency[w]
        exposed = {(s, c, b): total(recency[w] * level[w] * effect[i] * o[c][b]
                                    for i, (k, w, _, o) in enumerate(classes) if k == s)
                   for s in series for c in channels for b in bins}
        pooled = {}
        for one in kinds:
            own = [c for c in channels if kind[c] == one]
            raw = [(2 + total(made[s, c, b] for s in series for c in own))
                   / (2 * hours + total(exposed[s, c, b] * theta[s][c] for s in series for c in own)) for b in bins]
            whole = total(raw[b] * length[b] for b in bins)
            pooled[one] = [r / whole for r in raw]
        curve = {}
        for c in channels:
            weight = [options['curveWeight'] * length[b] for b in bins]
            raw = [(total(made[s, c, b] for s in series) + weight[b] * pooled[kind[c]][b])
                   / (total(exposed[s, c, b] * theta[s][c] for s in series) + weight[b]) for b in bins]
            whole = total(raw[b] * length[b] for b in bins)
            curve[c] = [r / whole for r in raw]
        n = [{c: total(made[s, c, b] for b in bins) for c in channels} for s in series]
        e = [{c: total(exposed[s, c, b] * curve[c][b] for b in bins) for c in channels} for s in series]
        mean = {c: (0.5 + total(n[s][c] for s in series)) / (0.5 / prior + total(e[s][c] for s in series))
                for c in channels}
        for s in series:
            tells = told(theta[s], channels)
            popularity = ((alike + tells * total(n[s].values()))
                          / (alike + tells * total(e[s][c] * mean[c] for c in channels)))
            for c in channels:
                tells = told(theta[s], [c])
                shapes[s][c] = alikes[c] + tells * n[s][c]
                theta[s][c] = shapes[s][c] / (alikes[c] / (mean[c] * popularity) + tells * e[s][c])
        to = {one: min(0.45, came_over[one] / asked[one]) for one in kinds}
        turned = [refused(i) for i in range(len(classes))]
        by_channel = [{c: total(theta[s][c] * o[c][b] * curve[c][b] + turned[i][c, b] * to[kind[c]] for b in bins)
                       for c in channels} for i, (s, _, _, o) in enumerate(classes)]
        usual = [total(one.values()) for one in by_channel]
        came = [total(total(m[c]) for c in channels) for _, _, m, _ in classes]
        raw = []
        for w in range(len(ages)):
            inside = [i for i, one in enumerate(classes) if one[1] == w]
            tells = total(usual[i] for i in inside) / total(variance(by_channel[i], channels) for i in inside)
            raw.append((options['weekWeight'] + tells * total(came[i] for i in inside))
                       / (options['weekWeight'] + tells * total(usual[i] for i in inside)))
        centre = math.exp(total(recency[w] * math.log(raw[w]) for w in range(len(ages))) / total(recency))
        level = [r / centre for r in raw]
        expected = [usual[i] * level[one[1]] for i, one in enumerate(classes)]
        at_mean = [{c: one[c] / theta[classes[i][0]][c] * mean[c] * level[classes[i][1]] for c in channels}
                   for i, one in enumerate(by_channel)]

        def sold(s, chosen):
            own = [(i, recency[w], m) for i, (k, w, m, _) in enumerate(classes) if k == s]
            return (total(r * total(total(m[c]) for c in chosen) for _, r, m in own),
                    total(r * at_mean[i][c] for i, r, _ in own for c in chosen),
                    total(r ** 2 * variance(at_mean[i], chosen) for i, r, _ in own))

        alike = spread_of([sold(s, channels) for s in series], options['popularityWeight'])
        liked = [(alike + n) / (alike + e) for n, e, _ in (sold(s, channels) for s in series)]
        alikes = {c: spread_of([(n, e * liked[s], v * liked[s] ** 2)
                                for s, (n, e, v) in ((s, sold(s, [c])) for s in series)], options['seriesWeight'])
                  for c in channels}
        rates = [{c: one[c] * level[classes[i][1]] for c in channels} for i, one in enumerate(by_channel)]
        excess = 200 + total((came[i] - x) ** 2 - x - total(rates[i][c] ** 2 / phis[c] for c in channels)
                             for i, x in enumerate(expected))
        square = 3000 + total(x ** 2 for x in expected)
        phi = min(80, max(4, 1 / max(excess / square, 1e-3)))
        own = {c: (50 / options['channelShape']
                   + total((total(m[c]) - rates[i][c]) ** 2 - rates[i][c] - rates[i][c] ** 2 / phi
                           for i, (_, _, m, _) in enumerate(classes)),
                   50 + total(x[c] ** 2 for x in rates)) for c in channels}
        phis = {c: min(100, max(0.2, 1 / max(over / squares, 1e-3))) for c, (over, squares) in own.items()}
        effect = [(phi + came[i]) / (phi + x) for i, x in enumerate(expected)]
    smooth = 0.0
    for one in level:
        smooth += options['levelSmoothing'] * (math.log(one) - smooth)

    def halves(i, split, usual_level, chosen):
        s, _, m, o = classes[i]
        rate = {(c, b): usual_level * (theta[s][c] * curve[c][b] * o[c][b] + turned[i][c, b] * to[kind[c]])
                for c in channels for b in bins}
        early = [b for b in bins if b < split]
        late = [b for b in bins if b >= split]
        return [total(x[c][b] if x is m else x[c, b] for c in chosen for b in part)
                for x, part in ((m, early), (rate, early), (m, late), (rate, late))]

    def power_of(rows, mean, deviation, weight):
        power = mean
        for _ in range(12):
            slope, bend = (mean - power) / deviation ** 2, 1 / deviation ** 2
            for surplus, later, usually, shape in rows:
                expects = usually * math.exp(power * surplus)
                slope += weight * surplus * (later - expects) / (1 + expects / shape)
                bend += weight * surplus ** 2 * expects / (1 + expects / shape)
            power = min(1, max(0, power + slope / bend))
        return power

    splits = list(bins)[1:]

    def powers(rows):
        mean = power_of([row for split in splits for row in rows[split]], 1, 1, 1 / len(splits))
        return [1] + [power_of(rows[split], mean, 0.25, 1) for split in splits]

    def level_before(week):
        known = 0.0
        for one in level[:week]:
            known += options['levelSmoothing'] * (math.log(one) - known)
        return math.exp(known)

    def week_row(week, split):
        inside = [i for i, one in enumerate(classes) if one[1] == week]
        n, e, later, usually = [total(column) for column in
                                zip(*[halves(i, split, level_before(week), channels) for i in inside])]
        return math.log((40 + n) / (40 + e)), later, usually, 40

    def class_row(i, split):
        n, e, later, usually = halves(i, split, level[classes[i][1]], channels)
        return math.log((phi + n) / (phi + e)), later, usually, phi

    of_week = powers({split: [week_row(w, split) for w in range(1, len(ages))] for split in splits})
    of_class = powers({split: [class_row(i, split) for i in range(len(classes))] for split in splits})

    def channel_row(i, c, split):
        raised = math.exp(of_class[split] * class_row(i, split)[0])
        n, e, later, usually = halves(i, split, level[classes[i][1]], [c])
        return math.log((phis[c] + n) / (phis[c] + e * raised)), later, usually * raised, phis[c]

    of_channel = powers({split: [channel_row(i, c, split) for i in range(len(classes)) for c in channels]
                         for split in splits})

    def forecast(i, split):
        inside = [k for k, one in enumerate(classes) if one[1] == classes[i][1]]
        before = level_before(classes[i][1])
        n, e, _, _ = [total(column) for column in zip(*[halves(k, split, before, channels) for k in inside])]
        week = (40 + n) / (40 + e)
        n, e, _, _ = halves(i, split, before, channels)
        effect = ((phi + n) / (phi + e * week)) ** of_class[split]
        later, certainties = {}, {}
        for c in channels:
            made_by, due, came_later, usually = halves(i, split, before, [c])
            own = ((phis[c] + made_by) / (phis[c] + due * week * effect)) ** of_channel[split]
            later[c] = came_later, usually * week ** of_week[split] * effect * own
            certainties[c] = phis[c] + of_channel[split] * made_by
        return later, phi + of_class[split] * n, certainties

    def rest_variance(split):
        rests = [forecast(i, split) for i, one in enumerate(classes) if one[1] > 0]
        factor, factors = 1, {c: 1 for c in channels}

        def factor_of(rows):
            noise = total(2 * (x + y) ** 2 for _, x, y in rows)
            actual, explains = total(d ** 2 - y for d, x, y in rows), total(x for _, x, _ in rows)
            raw = (explains * actual / noise + 4) / (explains ** 2 / noise + 4) if noise > 0 else 1
            return min(20, max(0.5, raw))

        for _ in range(4):
            whole, parts = [], {c: [] for c in channels}
            for later, certainty, certainties in rests:
                n, e = total(x for x, _ in later.values()), total(x for _, x in later.values())
                whole.append((n - e, e ** 2 / certainty,
                              e + total(later[c][1] ** 2 / certainties[c] * factors[c] for c in channels)))
            factor = factor_of(whole)
            for later, certainty, certainties in rests:
                for c, (x, y) in later.items():
                    parts[c].append((x - y, y ** 2 / certainties[c], y + y ** 2 / certainty * factor))
            factors = {c: factor_of(parts[c]) for c in channels}
        return factor, factors

    rest = [rest_variance(split) for split in bins]

    def no_show(is_meant):
        rows = [(p['noShow'][i], p['kept'][i]) for h in histories for p in h['classes']
                for i, c in enumerate(h['channels']) if is_meant(c)]
        absent = total(r[0] for r in rows)
        # Nothing is claimed of a channel that never reported an absence.
        return min(1, (1 + absent) / (12 + total(r[1] for r in rows))) if absent > 0 else 0

    flat = [p for h in histories for p in h['classes']]
    hazard = ((2 + total(total(p['cancelled']) for p in flat))
              / (1000 + total(total(p['bookedHours']) for p in flat)))
    told = [(c, p['cancelledByBin'][i], p['bookedHoursByBin'][i]) for h in histories for p in h['classes']
            if 'cancelledByBin' in p for i, c in enumerate(h['channels'])]
    in_bin = [hazard * (8 + total(left[b] for _, left, _ in told))
              / (8 + hazard * total(held[b] for _, _, held in told)) for b in bins]

    def cancel_per_hour(is_meant):
        own = [(left, held) for c, left, held in told if is_meant(c)]
        factor = ((8 + total(total(left) for left, _ in own))
                  / (8 + total(held[b] * in_bin[b] for _, held in own for b in bins)))
        return dict(cancelPerHour=[one * factor for one in in_bin]) if told else {}

    named = {c for c, _, _ in told}

    def unseen(one):
        own = [mean[c] for c in channels if kind[c] == one]
        return dict(requestsPerClass=(total(own) + prior) / (len(own) + 1), sharePerHour=pooled[one],
                    noShow=no_show(lambda c: kind[c] == one), **cancel_per_hour(lambda c: kind[c] == one))

    return dict(
        version=1, binEdgesHours=edges,
        channels={c: dict(requestsPerClass=mean[c], sharePerHour=curve[c], noShow=no_show(lambda x: x == c), shape=phis[c],
                        restVariance=[own[c] for _, own in rest],
                        **(cancel_per_hour(lambda x: x == c) if c in named else {}))
                  for c in channels},
        unseenMarketplace=unseen('marketplace'), unseenDirect=unseen('direct'),
        series={h['seriesId']: {c: theta[s][c] for c in h['channels']} for s, h in enumerate(histories)},
        seriesBookings={h['seriesId']: {c: shapes[s][c] for c in h['channels']} for s, h in enumerate(histories)},
        level=math.exp(smooth), classShape=phi, classRestVariance=[one for one, _ in rest],
        surplusExponents=of_class, weekExponents=of_week, channelExponents=of_channel,
        diversion=dict(toDirect=to['direct'], elsewhere=to['marketplace']),
        channelShape=options['channelShape'],
        cancelHazardPerHour=hazard,
        weeksOfHistory=len(ages), classesOfHistory=len(flat),
    )


def case(name, histories, **given):
    options = {**DEFAULTS, **given}
    return dict(name=name, histories=histories, options={'binEdgesHours': EDGES, **given}, model=fit(histories, options))


print(json.dumps([
    case('priors as they are', HISTORIES),
    case('one sweep', HISTORIES, sweeps=1),
    case('weak priors', HISTORIES, recencyPerWeek=0.7, popularityWeight=1, seriesWeight=2, curveWeight=1,
         weekWeight=3, levelSmoothing=0.8, channelShape=9, sweeps=5, priorRequestsPerClass=1.5),
    case('cancellations by channel and bin', TOLD),
], indent=1))
