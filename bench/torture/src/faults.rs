//! Faults. Each fault is repaired at its end. Then the model verifies all games.

use crate::deployment::BACK;
use crate::model::Rule;
use crate::plan::Fault;
use crate::run::Run;
use crate::stores;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::sleep;
use touchmove_players::{Dice, LinkState, Proxy, run};

/// Additional time for each journal when a server upgrades a store of an earlier format. The server
/// recomputes the hash chain of each journal.
const UPGRADE: Duration = Duration::from_millis(500);

impl Run {
    /// Performs one fault. Returns false if this machine does not permit the fault.
    pub async fn fault(self: &Arc<Run>, fault: Fault, dice: &mut Dice) -> bool {
        let before = match fault {
            Fault::Delete | Fault::Anonymise | Fault::Revoke => None,
            _ => Some(self.before(dice).await),
        };
        let one = dice.below(self.world.slots.len() as u64) as usize;
        let lasts = Duration::from_millis(300 + dice.below(self.plan.longest));
        self.trace(&format!("{fault:?}: server {one}, {lasts:?}"));
        let done = match fault {
            Fault::Kill | Fault::KillAll | Fault::Terminate => self.ends(fault, one, lasts).await,
            Fault::Pause => self.pauses(one, lasts).await,
            Fault::CutClients | Fault::HoldClients | Fault::LoseAnswers => {
                self.clients_suffer(fault, one, lasts).await
            }
            Fault::CutDatabase => self.database_is_away(Some(one), LinkState::Cut, lasts).await,
            Fault::HoldDatabase => self.database_is_away(Some(one), LinkState::Held, lasts).await,
            Fault::HoldAll => self.database_is_away(None, LinkState::Held, lasts).await,
            Fault::StopDatabase => self.database_stops(lasts).await,
            Fault::StepClock => self.clock_steps(dice).await,
            Fault::FillDisk => self.disk_is_full(lasts).await,
            Fault::Delete => self.deletes(one, dice).await,
            Fault::Anonymise => self.anonymises(one, dice).await,
            Fault::Revoke => self.revokes(dice).await,
            Fault::Restore => return self.restores(one, lasts, dice).await,
            Fault::Upgrade => return self.upgrades(dice).await,
        };
        if let Err(why) = self.world.start_all(BACK).await {
            self.violated(Rule::Back, why);
        }
        self.look(fault, before.as_ref(), dice).await;
        let names = usize::from(dice.once_in(3));
        self.still_gone(dice, 2, names).await;
        done
    }

    async fn ends(&self, fault: Fault, one: usize, lasts: Duration) -> bool {
        match fault {
            Fault::KillAll => self.world.kill_all().await,
            _ => {
                let Some(house) = self.world.take(one) else { return false };
                let ended = spawn_blocking(move || match fault {
                    Fault::Terminate => house.terminate().1.success(),
                    _ => house.kill()[0] <= std::time::Instant::now(),
                });
                if !ended.await.unwrap_or(false) {
                    self.violated(Rule::Back, "SIGTERM: it ends with an error".to_owned());
                }
            }
        }
        sleep(lasts).await;
        true
    }

    async fn pauses(&self, one: usize, lasts: Duration) -> bool {
        let Some(pid) = self.world.pid(one) else { return false };
        let stopped = run("kill", &["-STOP", &pid.to_string()]);
        sleep(lasts).await;
        stopped.and(run("kill", &["-CONT", &pid.to_string()])).is_ok()
    }

    async fn clients_suffer(&self, fault: Fault, one: usize, lasts: Duration) -> bool {
        let all = self.world.slots.iter().map(|slot| &slot.door.proxy);
        let (way, which): (LinkState, Vec<&Proxy>) = match fault {
            Fault::CutClients => (LinkState::Cut, all.collect()),
            Fault::HoldClients => (LinkState::Held, all.skip(one).take(1).collect()),
            _ => (LinkState::Deaf, all.skip(one).take(1).collect()),
        };
        which.iter().for_each(|proxy| proxy.set(way));
        sleep(lasts).await;
        if way == LinkState::Deaf {
            which.iter().for_each(|proxy| proxy.cut());
        }
        which.iter().for_each(|proxy| proxy.set(LinkState::Open));
        true
    }

    async fn database_is_away(&self, one: Option<usize>, way: LinkState, lasts: Duration) -> bool {
        let all = self.world.slots.iter().enumerate();
        let which = all.filter(|(number, _)| one.is_none_or(|one| one == *number));
        let which: Vec<&Proxy> = which.filter_map(|(_, slot)| slot.database.as_ref()).collect();
        which.iter().for_each(|proxy| proxy.set(way));
        sleep(lasts).await;
        which.iter().for_each(|proxy| proxy.set(LinkState::Open));
        !which.is_empty()
    }

    async fn database_stops(self: &Arc<Run>, lasts: Duration) -> bool {
        let this = self.clone();
        let stopped = spawn_blocking(move || {
            let Some(cluster) = &this.world.cluster else { return false };
            cluster.stop();
            std::thread::sleep(lasts);
            cluster.restart();
            true
        });
        stopped.await.unwrap_or(false)
    }

    /// Changes the session clock. The session clock is the database's clock plus an offset, so a
    /// change of the offset simulates a change of the database's clock.
    async fn clock_steps(self: &Arc<Run>, dice: &mut Dice) -> bool {
        let by = 1_000 + dice.below(600_000);
        let sign = if dice.once_in(2) { "+" } else { "-" };
        self.trace(&format!("the database's clock is set by {sign}{by} ms"));
        let this = self.clone();
        let stepped = spawn_blocking(move || {
            let Some(cluster) = &this.world.cluster else { return false };
            cluster.query(&format!("UPDATE axis SET offset_ms = offset_ms {sign} {by}"));
            true
        });
        let done = stepped.await.unwrap_or(false);
        // A server that joins now must not trust the wrong clock.
        if done && dice.once_in(2) {
            self.ends(Fault::Kill, 0, Duration::ZERO).await;
        }
        done
    }

    async fn disk_is_full(self: &Arc<Run>, lasts: Duration) -> bool {
        let this = self.clone();
        let filled = spawn_blocking(move || {
            let Some(disk) = &this.world.disk else { return false };
            disk.fill();
            std::thread::sleep(lasts);
            disk.free();
            true
        });
        filled.await.unwrap_or(false)
    }

    /// Makes a backup while games are played. Play continues, and later the backup is restored.
    async fn restores(self: &Arc<Run>, one: usize, lasts: Duration, dice: &mut Dice) -> bool {
        let before = self.known_versions();
        let backup = match stores::back_up(&self.world, self.plan.kept).await {
            Ok(backup) => backup,
            Err(why) => {
                self.trace(&format!("no backup: {why}"));
                return false;
            }
        };
        sleep(lasts).await;
        let (deletes, anonymises) = (dice.once_in(2), dice.once_in(2));
        if deletes && self.plan.allows(Fault::Delete) {
            self.deletes(one, dice).await;
        }
        if anonymises && self.plan.allows(Fault::Anonymise) {
            self.anonymises(one, dice).await;
        }
        let Some(quiet) = self.quiet().await else { return false };
        self.restoring.store(true, Ordering::Release);
        self.world.kill_all().await;
        if let Err(why) = stores::put_back(&self.world, self.plan.kept, &backup).await {
            self.violated(Rule::Back, format!("the backup cannot be put back: {why}"));
            return false;
        }
        if let Err(why) = self.world.start_all(BACK).await {
            self.violated(Rule::Back, why);
            return false;
        }
        if !self.world.keeps_list {
            self.apply_again(one).await;
        }
        self.goes_back(&before, dice).await;
        self.restoring.store(false, Ordering::Release);
        drop(quiet);
        self.look(Fault::Restore, None, dice).await;
        self.still_gone(dice, usize::MAX, 3).await;
        true
    }

    /// Rewrites all journals in the tables of an earlier format, as a program of that version would
    /// have written them.
    async fn upgrades(self: &Arc<Run>, dice: &mut Dice) -> bool {
        let Some(quiet) = self.quiet().await else { return false };
        let before = self.known_versions();
        let Some(journals) = self.archives(dice).await else { return false };
        self.world.kill_all().await;
        let made = stores::make_old(&self.world, self.plan.kept, dice, &journals).await;
        let formats = match made {
            Ok(format) => format,
            Err(why) => {
                self.violated(Rule::Back, format!("no store of an earlier format is made: {why}"));
                return false;
            }
        };
        self.trace(&format!("the store has format {formats} now"));
        let within = BACK + UPGRADE * u32::try_from(journals.len()).unwrap_or(u32::MAX);
        if let Err(why) = self.world.start_all(within).await {
            self.violated(Rule::Back, format!("format {formats} is not taken over: {why}"));
            return false;
        }
        self.goes_back(&before, dice).await;
        drop(quiet);
        self.look(Fault::Upgrade, None, dice).await;
        true
    }
}
