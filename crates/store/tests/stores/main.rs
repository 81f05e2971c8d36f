//! Tests that every kind of store must pass.

mod common;
#[cfg(unix)]
mod crash;
mod format;
mod interleavings;
mod joint_write;
mod journals;
mod postgres;
mod shared_clock;
mod sqlite;
mod streams;
mod whole_store;

use common::Place;

macro_rules! contract {
    ($($case:path => $name:ident,)*) => {
        mod in_memory {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                $case(&crate::Place::Memory).await;
            })*
        }

        mod in_a_file {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                $case(&crate::Place::sqlite()).await;
            })*
        }

        mod in_a_database {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                if let Some(place) = crate::Place::postgres().await {
                    $case(&place).await;
                }
            })*
        }
    };
}

contract! {
    crate::journals::are_read_as_they_were_written => journals_are_read_as_they_were_written,
    crate::journals::are_read_in_parts => journals_are_read_in_parts,
    crate::journals::answer_conflicts => journals_answer_conflicts,
    crate::journals::last => journals_last,
    crate::journals::take_all_entries_or_none => journals_take_all_entries_or_none,
    crate::journals::announce_changes => journals_announce_changes,
    crate::journals::can_be_closed => journals_can_be_closed,
    crate::streams::have_unique_names => streams_have_unique_names,
    crate::streams::have_competitions_for_parents => streams_have_competitions_for_parents,
    crate::streams::keep_running_until_told_otherwise => streams_keep_running_until_told_otherwise,
    crate::streams::are_listed_by_filter => streams_are_listed_by_filter,
    crate::streams::are_listed_in_pages => streams_are_listed_in_pages,
    crate::joint_write::all_parts_are_written => joint_write_writes_all_parts,
    crate::joint_write::nothing_is_written_on_failure => joint_write_writes_nothing_on_failure,
    crate::joint_write::one_of_two_rivals_wins => joint_write_has_one_winner,
    crate::shared_clock::never_goes_back => session_clock_never_goes_back,
    crate::shared_clock::resumes_where_it_stopped => session_clock_resumes_where_it_stopped,
    crate::interleavings::leave_no_gap => interleavings_leave_no_gap,
    crate::whole_store::names_are_erased => names_are_erased,
    crate::whole_store::person_is_erased_with_related_data => person_is_erased_with_related_data,
    crate::whole_store::erasure_list_can_be_reapplied => erasure_list_can_be_reapplied,
    crate::whole_store::deletion_is_announced => deletion_is_announced,
    crate::whole_store::journals_are_deleted => journals_are_deleted,
    crate::whole_store::tampering_is_detected => tampering_is_detected,
    crate::whole_store::erasure_is_not_tampering => erasure_is_not_tampering,
    crate::whole_store::copy_is_identical => copy_is_identical,
    crate::interleavings::have_one_winner_each => interleavings_have_one_winner_each,
}
