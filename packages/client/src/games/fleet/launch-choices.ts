/** Launching: a boat card of the hand or a Dock Card, then the payment. */
import { boatFigures } from '@quayside/games/fleet/data';
import { legal } from '@quayside/games/fleet/legal';
import { launchLimit, licencesOf } from '@quayside/games/fleet/table';
import { type BoatCard, type BoatType, boatCards, boatTypes, type Move } from '@quayside/games/fleet/types';
import type { Choice, Translate } from '../../table/game-page';
import { paymentChoices } from './payment-choices';
import { asKey, boatDeal, dockDeal, launchKey, nothingPaid } from './payments';
import { cardName, type GameView, type Mine, money, type Player, vpText } from './words';

export function launchChoices(view: GameView, player: Player, mine: Mine, t: Translate): readonly Choice<Move>[] {
  const { mix, piles } = view.public;
  const left = launchLimit(player) - player.launched;
  return [
    ...boatCards.filter((card) => mine.hand[card] > 0).map((card) => launchOf(player, mine, card, t)),
    ...(['houseBoat', 'artisan'] as const)
      .filter((dock) => mix[dock])
      .map((dock): Choice<Move> => {
        const deal = dockDeal(player, mine, dock);
        const key = dock === 'houseBoat' ? 'house-boat' : 'artisan';
        const hint = t('choice.dockHint', { money: money(deal.price, t), left: piles[dock] });
        return { key, label: t(`choice.${dock}`), hint, choices: paymentChoices(deal, t) };
      }),
    {
      key: 'end',
      label: t('choice.endLaunch'),
      hint: t('choice.endLaunchHint', { count: left }),
      move: { type: 'endLaunch' },
      risky: legal(view).length > 1,
    },
  ];
}

function launchOf(player: Player, mine: Mine, card: BoatCard, t: Translate): Choice<Move> {
  const key = launchKey(card);
  const deal = boatDeal(player, mine, card, null);
  const head = {
    key,
    label: t('choice.launch', { card: cardName(card, t) }),
    hint: t('choice.launchHint', { money: money(deal.price, t), vp: vpText(boatFigures[card].vp, t) }),
  };
  if (card === 'charter')
    return { ...head, choices: charterTypes(player).map((type) => charterAs(player, mine, type, t)) };
  // Without its licence no payment helps: one refused move instead of a list of them.
  if (licencesOf(player, card) === 0) {
    const hint = t('choice.noLicence', { card: cardName(card, t) });
    return { ...head, hint, move: deal.moveFor(nothingPaid()) };
  }
  return { ...head, choices: paymentChoices(deal, t) };
}

/** What a Charter Boat may act as; the first type, to be refused, when no licence allows any. */
export function charterTypes(player: Player): readonly BoatType[] {
  const owned = boatTypes.filter((type) => licencesOf(player, type) > 0);
  return owned.length > 0 ? owned : boatTypes.slice(0, 1);
}

function charterAs(player: Player, mine: Mine, as: BoatType, t: Translate): Choice<Move> {
  const deal = boatDeal(player, mine, 'charter', as);
  const head = { key: asKey(as), label: t('choice.charterAs', { type: cardName(as, t) }) };
  if (licencesOf(player, as) === 0) return { ...head, move: deal.moveFor(nothingPaid()) };
  return { ...head, choices: paymentChoices(deal, t) };
}
