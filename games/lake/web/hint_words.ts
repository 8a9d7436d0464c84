/// What a move is, in a sentence.
import type { Action as AnyAction } from "$web/engine/protocol";
import { spaced } from "$web/messages/spaced";
import { list, seatOf, unitsOf, type Facts } from "./hint_facts";
import type { Action, Donation, Industry } from "./model";
import type { Names } from "./names";

/** What a move is, in a sentence. */
export function actionWords(n: Names, f: Facts, wanted: AnyAction): string {
  const action = wanted as unknown as Action;
  return spaced(turnWords(n, f, action) ?? traitWords(n, f, action) ?? councilWords(n, f, action));
}

function turnWords(n: Names, f: Facts, action: Action): string | undefined {
  const { move } = n.hints;
  const price = ({ coins, tax }: { coins: number; tax: number } = { coins: 0, tax: 0 }): string =>
    n.hints.price(coins, tax);
  switch (action.kind) {
    case "income": {
      const points = unitsOf(n, { crops: action.crops, steel: action.steel, metals: action.metals });
      return points === "" ? move.noPoints : move.points(points);
    }
    case "income_all":
      return move.allPoints;
    case "buy_point":
      return move.buyPoint(n.goods[action.resource], price(f.preview?.point));
    case "buy_plot":
      return move.buyPlot(price(f.preview?.plot));
    case "build":
      return move.build(n.industries[action.industry], price(f.preview?.build[action.industry]));
    case "run":
      return move.run(n.industries[action.industry], n.hints.coins(seatOf(f)?.runs[action.industry].total ?? 0));
    case "run_all":
      return move.runAll(n.hints.coins(f.preview?.allowed.run_all_pays ?? 0));
    case "upgrade": {
      const { level = 0 } = seatOf(f)?.raised[action.industry] ?? {};
      return move.upgrade(n.industries[action.industry], level, upgradePrice(n, f, action.industry));
    }
    case "next":
      return n.turn.next(n.steps[f.state.turn.step]);
    case "done":
      return n.turn.done;
    default:
      return offerWords(n, f, action);
  }
}
function upgradePrice(n: Names, f: Facts, industry: Industry): string {
  const price = f.preview?.upgrade[industry];
  if (!price) return "";
  return price.coins > 0 ? n.hints.price(price.coins, price.tax) : unitsOf(n, price.goods);
}
function offerWords(n: Names, f: Facts, action: Action): string | undefined {
  const { move } = n.hints;
  switch (action.kind) {
    case "offer_route":
      return move.route(
        f.nameOf(action.to),
        unitsOf(n, { [action.give]: action.gives }),
        unitsOf(n, { [action.take]: action.takes }),
      );
    case "exchange":
      return move.exchange(f.nameOf(action.to), unitsOf(n, action.give), unitsOf(n, action.take));
    case "accept": {
      const { give, take } = f.state.offer;
      const said = action.free === true ? move.acceptFree : move.accept;
      return said(f.nameOf(f.state.active), unitsOf(n, give), unitsOf(n, take));
    }
    case "decline":
      return f.state.offer.kind === "none" ? move.raiseNone : move.decline(f.nameOf(f.state.active));
    default:
      return undefined;
  }
}
function traitWords(n: Names, f: Facts, action: Action): string | undefined {
  const { move } = n.hints;
  const { traits } = n;
  switch (action.kind) {
    case "trade":
      return move.trade(
        traits.global_trade,
        f.nameOf(action.to),
        unitsOf(n, action.give),
        unitsOf(n, { [action.take]: 1 }),
      );
    case "forbid":
      return move.forbid(traits.enlightenment, n.industries[action.industry]);
    case "strike":
      return move.strike(traits.blood_and_iron, f.nameOf(action.target), n.industries[action.industry]);
    case "conquer":
      return move.conquer(traits.conquest, f.nameOf(action.target));
    case "desalinate": {
      const { coins = 0, tax = 0 } = f.preview?.desalination ?? {};
      const water = unitsOf(n, { water: f.rules.traits.desalination_water });
      return move.desalinate(traits.desalination, water, n.hints.price(coins, tax));
    }
    case "donate": {
      const donation = donationOf(f);
      return move.donate(unitsOf(n, donation?.goods, donation?.coins), donation?.points ?? 0);
    }
    default:
      return undefined;
  }
}
/** What may be given in the round of a disaster (L7). */
export const donationOf = (f: Facts): Donation | undefined => f.rules.cards[f.preview?.era.card[0] ?? -1]?.donation;

function councilWords(n: Names, f: Facts, action: Action): string {
  const { move } = n.hints;
  switch (action.kind) {
    case "propose":
      return move.propose(
        list(
          n,
          action.bills.map((bill) => n.bills[bill]),
        ),
      );
    case "vote":
      return move.vote(n.bills[action.bill]);
    case "meiji": {
      const level = seatOf(f, Number(action.target))?.raised[action.industry].level ?? 0;
      const industry = n.industries[action.industry];
      return action.target === f.seat
        ? move.raiseOwn(industry, level)
        : move.raise(f.nameOf(action.target), industry, level);
    }
    case "westward":
      return move.westward;
    case "stay":
      return move.stay;
    default:
      return move.draw;
  }
}
