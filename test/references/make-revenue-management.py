"""Makes revenue-management.json: python3 make-revenue-management.py > revenue-management.json (numpy, scipy).

Inputs come from the publications named in each entry; the numbers are computed here, by other means than the product's
(scipy's quantiles and convolutions), and left unrounded. `published` holds what the source itself prints.
"""
import json
import numpy as np
from scipy.special import gammaln
from scipy.stats import nbinom, norm, poisson, t


def emsr_b_normal(fares, means, sds):
    levels = []
    for j in range(1, len(fares)):
        mean, sd = sum(means[:j]), np.sqrt(np.sum(np.square(sds[:j])))
        fare = np.dot(means[:j], fares[:j]) / mean
        levels.append(max(0.0, float(norm.ppf(1 - fares[j] / fare, mean, sd))) if fares[j] < fare else 0.0)
    return levels


def emsr_b_poisson(fares, means):
    """First y with P(S > y) <= fare ratio, S the Poisson sum of the better classes."""
    return [
        int(poisson.ppf(1 - fares[j] / (np.dot(means[:j], fares[:j]) / sum(means[:j])), sum(means[:j])))
        for j in range(1, len(fares))
    ]


def optimum(fares, masses, capacity, levels=None):
    """Brumelle and McGill (1993): best class last, value by places left, protection = places worth more than the fare.

    `masses(j, demand)` is P(D = demand) of class j, all above put on the last; `levels` are taken instead where given.
    """
    value, given, found = np.zeros(capacity + 1), levels, []
    for j, fare in enumerate(fares):
        y = 0 if j == 0 else int(np.sum(np.diff(value) > fare + 1e-12)) if given is None else given[j - 1]
        found.append(y)
        demand = np.arange(capacity + 1)
        mass = masses(j, demand)
        mass[-1] += 1 - mass.sum()
        new = np.empty_like(value)
        for x in range(capacity + 1):
            sold = np.minimum(demand, max(0, x - y))
            new[x] = mass @ (fare * sold + value[x - sold])
        value = new
    return found[1:], float(value[capacity])


def optimum_poisson(fares, means, capacity):
    return optimum(fares, lambda j, demand: poisson.pmf(demand, means[j]), capacity)


def rounded_normal(means, sds):
    """P(D = k) of a normal demand that is rounded to whole places, none of them negative."""
    def masses(j, demand):
        upper = norm.cdf(demand + 0.5, means[j], sds[j])
        return np.diff(upper, prepend=0.0)
    return masses


def dynamic_value(fares, means, capacity, slices):
    """Lee and Hersh (1993), every class spread evenly over the time: value of `capacity` places at the beginning."""
    value = np.zeros(capacity + 1)
    for _ in range(slices):
        gain = np.subtract(value[1:], value[:-1])
        new = value.copy()
        for fare, mean in zip(fares, means):
            new[1:] += mean / slices * np.maximum(0, fare - gain)
        value = new
    return float(value[capacity])


TVR = dict(means=[17.3, 45.1, 39.6, 34.0], sds=[5.8, 15.0, 13.2, 11.3])
NORMAL = [
    dict(name="four classes, example 1", source="Talluri and van Ryzin, The Theory and Practice of Revenue Management (2004), section 2.2",
         fares=[1050, 567, 534, 520], **TVR, published=[16.717, 50.944, 83.155], tolerance=0.0005),
    dict(name="four classes, example 2", source="Talluri and van Ryzin, The Theory and Practice of Revenue Management (2004), section 2.2",
         fares=[1050, 950, 699, 520], **TVR, published=[9.707, 53.268, 96.835], tolerance=0.0005),
    dict(name="RM2 help page", source="CRAN package RM2, EMSRb help page (prints ceilings)",
         fares=[250, 150, 100, 50], means=[50, 75, 125, 500], sds=[float(np.sqrt(v)) for v in (50, 75, 125, 500)],
         published=[49, 125, 257], tolerance=1),
    dict(name="six fares", source="Fiig, Isler, Hopperstad and Belobaba, J. Revenue and Pricing Management 9 (2010), page 13",
         fares=[1200, 1000, 800, 600, 400, 200], means=[31.2, 10.9, 14.8, 19.9, 26.9, 36.3], sds=[11.2, 6.6, 7.7, 8.9, 10.4, 12],
         published=[20.365, 35.405, 54.339, 80.074, 117.436], tolerance=0.01),
    dict(name="Littlewood, two classes", source="Littlewood's rule (1972) by scipy's quantile",
         fares=[1000, 400], means=[50], sds=[18], published=[], tolerance=0),
]
POISSON = [
    dict(name="IEOR 4601 homework", source="Columbia University, IEOR 4601 (data only)",
         fares=[200, 175, 165, 130], means=[25, 30, 29, 30], capacity=120),
    dict(name="five fares", source="five fares, lowest first; computed here",
         fares=[100, 60, 40, 35, 15], means=[15, 40, 50, 55, 120], capacity=250),
    dict(name="a small class", source="computed here", fares=[100, 60, 30], means=[3, 5, 4], capacity=8),
]
for one in NORMAL:
    one["emsrB"] = emsr_b_normal(one["fares"], one["means"] + [0], one["sds"] + [0])[: len(one["fares"]) - 1]
for one in NORMAL[:2]:
    masses = rounded_normal(one["means"], one["sds"])
    rounded = [round(y) for y in one["emsrB"]]
    one["optimum"] = optimum(one["fares"], masses, 150)[0]
    one["values"] = [
        dict(capacity=c, optimum=optimum(one["fares"], masses, c)[1], emsrB=optimum(one["fares"], masses, c, rounded)[1])
        for c in range(80, 151, 10)
    ]
for one in POISSON:
    one["emsrB"] = emsr_b_poisson(one["fares"], one["means"])
    one["optimum"], one["optimalValue"] = optimum_poisson(one["fares"], one["means"], one["capacity"])
DYNAMIC = [
    dict(fares=[100, 60, 40, 35, 15], means=[15, 40, 50, 55, 120], capacity=c, slices=8000, value=dynamic_value([100, 60, 40, 35, 15], [15, 40, 50, 55, 120], c, 8000))
    for c in (50, 150, 250)
]
NUMBERS = dict(
    normalQuantile=[[p, float(norm.ppf(p))] for p in (1e-20, 1e-9, 0.01, 0.07, 0.3, 0.5, 0.9, 0.9999999)],
    normalCdf=[[x, float(norm.cdf(x))] for x in (-7.5, -3.0, -1.0, 0.0, 0.5, 3.0, 7.2)],
    studentQuantile=[
        [p, n, float(t.ppf(p, n))]
        for p, n in ((0.975, 1), (0.975, 2), (0.9, 3), (0.025, 7), (0.6, 10), (0.975, 18), (0.995, 61), (0.975, 1000), (0.975, 5000))
    ],
    logGamma=[[x, float(gammaln(x))] for x in (0.1, 0.5, 3.3, 50.0, 1e4)],
    negativeBinomialTails=[
        dict(mean=m, shape=k, tails=nbinom.sf(range(6), k, k / (k + m)).tolist(), at200=float(nbinom.sf(200, k, k / (k + m))))
        for m, k in ((3.0, 2.0), (0.4, 14.5), (150.0, 14.0), (180.0, 1e6))
    ],
)
print(json.dumps(dict(normal=NORMAL, poisson=POISSON, dynamic=DYNAMIC, numbers=NUMBERS), indent=1))
