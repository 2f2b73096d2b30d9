# コマンドラインの言葉。

cli-stopped = 中断しました。
cli-bug = Tenshu の内部で問題が起きました（{ $error }）。ご報告ください。保存済みの対局は無事です。
cli-language = 「{ $language }」という言語はありません。使える言語：{ $known }。

cli-usage-command = 「{ $word }」というコマンドはありません。使えるコマンド：{ $commands }。
cli-usage-option = 「{ $command }」に { $word } というオプションはありません。使えるオプション：{ $options }。
cli-usage-value = { $kind ->
    [int] { $option } には整数を入れてください。「{ $value }」は使えません。
    [float] { $option } には数を入れてください。「{ $value }」は使えません。
    [bool] { $option } は単独で書いてください。「{ $value }」は不要です。
   *[other] { $option } に「{ $value }」は使えません。
}
cli-usage-choice = { $option } に「{ $value }」は使えません。使える値：{ $choices }。
cli-usage-no-value = { $option } の後に値を書いてください。
cli-usage-missing = 「{ $command }」には { $name } が必要です。例は「tenshu { $command } --help」で見られます。
cli-usage-repeated = { $option } が何度も指定されています。一度だけ書いてください。
cli-usage-unused = 「{ $command }」では「{ $words }」は使えません。使い方は「tenshu { $command } --help」で見られます。
cli-usage-other = 「{ $command }」を読み取れませんでした（{ $problem }）。書き方は「tenshu { $command } --help」で見られます。
cli-option-form = 「{ $text }」を読み取れませんでした。「名前=値」の形で書いてください。
cli-deck-none = { $game } の山札は差し替えられません。--deck を外すか、差し替えられるゲームを選んでください。一覧は「tenshu games」。
cli-deck-unreadable = { $name } を読めません（{ $reason }）。山札のファイルのパスを指定してください。
cli-deck-letters = { $name } は UTF-8 のテキストではありません。UTF-8 で保存してください。
cli-deck-large = { $name } は{ $most }バイトを超えていて、山札とは思えません。山札のファイルのパスを指定してください。
cli-deck-twice = 山札が --deck と --option deck={ $value } の2つあります。どちらか1つにしてください。
cli-number-range = { $option } に{ $number }は使えません。{ $fewest }から{ $most }までです。
cli-number-only = { $option } に{ $number }は使えません。使えるのは{ $only }だけです。
cli-too-many-bots = { $seats }席に対してボットが{ $bots }体です。人のいない席の数までにしてください。
cli-seconds = --seconds に{ $seconds }は使えません。0より大きく{ $most }以下にしてください。
cli-perft-position = ゲームかファイル（--file）のどちらか一方を指定してください。ゲーム：{ $known }。

cli-manual = Tenshu（天守）：ボードゲームの卓。遊ぶ、見直す、試す。
cli-manual-commands = コマンド
cli-manual-options = オプション
cli-manual-examples = 例
cli-manual-usage = 使い方：{ $usage } [オプション]
cli-manual-play = このキーボードで、ボットや仲間と遊びます。指定のないことはお尋ねします。
cli-manual-resume = 保存した対局の続きを遊びます。指定がなければ、途中の対局のうちいちばん新しいものです。
cli-manual-games = ゲームの一覧（題名、席数、選択ルール）を表示します。
cli-manual-replay = 保存した対局を言葉でたどり、卓を表示します。
cli-manual-simulate = ランダムな対局を全コアで大量に行い、得点と席の公平さを調べます。
cli-manual-perft = ある局面からの進み方を数え、ルールを確かめます。
cli-manual-bench = このマシンでの各ゲームの速さを測ります。

cli-option-language = 表示する言語（英語、フランス語、日本語）
cli-option-help = ヘルプを表示（コマンドの後なら、そのコマンドのもの）
cli-option-version = バージョンを表示
cli-option-game = 題名（例：{ $title }）。一覧は「tenshu games」
cli-option-seats = 席の数
cli-option-people = このキーボードで遊ぶ人数。残りの席はボット
cli-option-bot = 残りの席に座るボット：レベル（visitor、apprentice、journeyman、master、grandmaster）、自作のネット net:FILE、または自作の package.module:Bot。複数指定できます
cli-option-resume-bot = 保存した対局で使う、自作のボット
cli-option-option = 選択ルール。何度でも指定できます
cli-option-deck = 自作の山札のファイル（使えるゲームのみ）
cli-option-seed = 運を固定する数。同じ数なら同じ展開
cli-option-file = 数え始める局面の記録
cli-option-play-file = 対局を保存する場所
cli-option-resume-file = 保存した対局の名前かパス
cli-option-replay-file = 保存した対局の名前かパス
cli-option-ply = この手数まで進めた局面
cli-option-seat = この席から見える卓
cli-option-open = 途中の対局でも、すべて公開して表示
cli-option-step = 一手ずつ：Enter で次、b で戻る、数でその手へ、q で終わり
cli-option-json = JSON だけを出力
cli-option-games = 対局の数
cli-option-threads = スレッドの数。0なら1コアに1つ
cli-option-depth = 何手先まで数えるか
cli-option-divide = 最初の手ごとの数も表示
cli-option-core-only = 1コアだけで測る
cli-option-seconds = 1回の測定の秒数
cli-option-runs = 測定の回数

cli-games-seats = { $fewest }～{ $most }席
cli-games-seats-only = { $most }席
cli-games-option = --option { $option }={ $default }（ほかに { $values }）
cli-games-deck = 自作の山札：--deck FILE

cli-save-folder = { $name } はフォルダーです。ファイル名を指定してください。
cli-save-exists = { $name } はすでにあります。別の名前にするか、続きを遊んでください：{ $tenshu } resume { $name }
cli-save-no-folder = { $folder } というフォルダーがないので、{ $name } に書き込めません。フォルダーを作るか、--file で別の場所を選んでください。
cli-save-skipped = 飛ばしました：{ $fault }
cli-save-none = { $folder } に途中の対局はありません。新しく始めるには：{ $tenshu } play
cli-save-unwritable = { $name } に書き込めません（{ $reason }）。--file で別の場所を選んでください。
cli-save-note = { $name } の注記「{ $note } { $value }」は、この Tenshu では読めません。壊れていない記録か、新しい Tenshu をお使いください。
cli-save-bot = { $name } には、外部のボット { $bot } が使われています。信頼できるなら：{ $tenshu } resume { $name } --bot { $bot }
cli-loading = 対局を読み込んでいます…
cli-preparing = { $game }を準備しています。このマシンで初めてのときは数秒かかります…
# この後ろに「3/9」のような進み具合が続く。
cli-preparing-part = 準備中：{ $part ->
    [rules] ルール
   *[bots] ボット
}{ $compiled ->
    [0] {""}
   *[other] （関数{ $compiled }個をコンパイル済み）
}

cli-which-game = どのゲームで遊びますか？（Enter：1）
cli-how-many-seats = 何席にしますか？（{ $fewest }～{ $most }、Enter：{ $usual }）
cli-which-level = ボットの強さはどうしますか？（Enter：{ $usual }）
cli-level-visitor = 客：選べる手からランダムに選ぶ
cli-level-apprentice = 見習い：ひと目で良さそうな手を選ぶ
cli-level-journeyman = 職人：少しだけ先を読む
cli-level-master = 名人：数百万局から学んだニューラルネットで手を選ぶ
cli-level-grandmaster = 大名人：そのネットで最大2秒先読みする
cli-prompt = >
cli-curtain = 席{ $seat }の方に交代してください。席に着いたら Enter を押してください。
cli-thinking = 席{ $seat }（{ $player }）が考えています…
cli-seat-mine = { $seat }（あなた）
cli-turn = 席{ $seat }、あなたの番です：{ $question }
cli-choice = { $what }：{ $told }
cli-choice-bare = { $what }
cli-choice-same = どれを選んでも：{ $told }
cli-keys = { $count ->
    [1] Enter：これにする   ?：説明   u：待った   q：保存して終わる   h：ヘルプ
   *[other] 番号か言葉で答える   ?：説明   u：待った   q：保存して終わる   h：ヘルプ
}
cli-keys-all =
    番号か、「{ $example }」のような言葉で答えてください。
    卓の上の記号でも、言葉の初めだけでも答えられます。
    ?      ルールと、それぞれの手の得失。「? { $example }」なら、選べない手でも説明
    r      ルールのまとめ
    u      待った：自分の前の手まで戻す
    =      得点表
    b      前回の自分の手のあと、ボットがその手を選んだ理由
    !      ボットならここでどうするか、その理由
    Enter  卓をもう一度表示（手が1つだけなら、それを選ぶ）
    q      保存して終わる。続きは「{ $tenshu } resume」
    卓の上の * は、選べるものを示します。
cli-legend = 記号の例：
cli-rules-unknown = このゲームのルールのまとめはありません。? で、その場の説明が見られます。
cli-chapter-over = ラウンド終了。これまでの得点：
cli-go-on = Enter：続ける
# 席の答えの名前、またはゲームに言葉があれば、その動き。
cli-recap-said = { $you ->
    [yes] あなた：{ $what }
   *[no] 席{ $seat }：{ $what }
}
cli-recap-did = { $you ->
    [yes] あなた：{ $what }
   *[no] 席{ $seat }：{ $what }
}
cli-recap-hidden = （非公開）
# 答えの後ろに、目に見えて変わったこと。例：「部屋2（コイン+1、鉄+2）」。
cli-recap-changed = { $what }（{ $changed }）
cli-recap-chance = { $question } { $what }
cli-recap-many = { $question } 公開{ $seen }、非公開{ $hidden }

cli-answer-number = { $last ->
    [1] { $number }は一覧にありません。選べるのは1だけです。
   *[other] { $number }は一覧にありません。1から{ $last }で選んでください。
}
cli-answer-unread = { $last ->
    [1] 「{ $text }」は選べません。1か、その横の言葉で答えてください。
   *[other] 「{ $text }」は選べません。1から{ $last }の番号か、その横の言葉で答えてください。
}
cli-answer-ambiguous = 「{ $text }」に当てはまる手がいくつもあります。もう少し詳しく書くか、1から{ $last }の番号で答えてください。
cli-not-now = { $what }（今はできません）：{ $why }
cli-explain-legal = { $what }：{ $told }
cli-explain-nothing = 選べます。ほかに説明はありません
cli-explain-unread = 「{ $text }」というものはここにありません。一覧の言葉か番号で書いてください。
cli-nothing-to-take-back = まだ何も決めていないので、待ったはできません。

cli-why = 席{ $seat }（{ $player }）：{ $what }
cli-why-nothing = 前回の自分の手のあと、ボットが決めたことはここにはありません。理由は対局と一緒には保存されません。
cli-why-tried = 試行
cli-why-worth = 価値
cli-why-points = 得点
cli-why-caption = 試した回数、価値（100%は確実な大勝）、読み終えたところでの得点の見込み。試していない手は、ネットがそれを選ぶ確率。
cli-why-only = 手は1つだけでした
cli-why-unsaid = 理由は示しません
cli-why-hidden = ほかに何を選べたかは、あなたには非公開です
cli-hint = { $player } ならこうします：{ $what }
cli-hint-none = このゲームには、考えるボットがまだいません。

cli-saved = 保存しました。続きを遊ぶには：
cli-kept = 記録を残しました。見直すには：
cli-sheet = 得点
cli-sheet-total = 合計
cli-points = { $points }点
cli-result-alone = 対局終了：{ cli-points }です。
cli-result-you = { cli-points }で、あなたの勝ちです！
cli-result = { $count ->
    [1] { cli-points }で、{ $winners }の勝ちです。
   *[other] { cli-points }ずつで、{ $winners }が勝利を分け合いました。
}
cli-result-rival = { $count ->
    [1] { $rival }
   *[other] { $rival }
}
cli-result-tiebreak = 同点のため、タイブレークで決まりました。
cli-result-place = { $place }位　{ $seat }：{ cli-points }
cli-list-separator = 、
cli-clause-separator = 。
cli-list = { $most }と{ $last }

cli-step = { $last }手中{ $ply }手目（Enter：次、b：戻る、数：その手へ、q：終わる）>
cli-step-unread = 「{ $text }」は読み取れません。Enter か、b、q、または0から{ $last }の数を入れてください。

cli-decimal-point = { "." }
cli-percent = { $number }%
cli-simulating = 対局中
cli-games-rate = 毎秒{ $rate }局
cli-simulated = { $game }、{ $seats }席：ランダムな対局{ $games }局
cli-simulated-speed = { $decisions }手を{ $seconds }秒で（{ $threads }スレッド）：毎秒{ $rate }手
cli-simulated-seat = 席
cli-simulated-points = 得点（95%）
cli-simulated-wins = 勝率（95%）
cli-simulated-par = 均等なら{ $par }。勝利を分け合った対局：{ $shared }
cli-simulated-beaten = ライバルに勝った対局：{ $beaten }。勝利を分け合った対局：{ $shared }
cli-simulated-caption = 手番の順ではなく席ごとの値です。スタートプレイヤーを運で決めるゲームでは、席の差は偶然だけで生じます。
cli-simulated-mean = 1席の得点：{ $mean }、標準偏差{ $deviation }
cli-simulated-quantiles = 分位点：{ $quantiles }

cli-counting = { $depth }手先を数えています
cli-perft = { $depth }手：{ $ways }通り、{ $seconds }秒（毎秒{ $rate }）
cli-perft-below = { $what }：{ $ways }

cli-loading-games = ゲームを読み込んでいます…
cli-timing = { $game }（{ $seats }席）を測っています…
cli-bench-machine = Tenshu { $tenshu }、Python { $python }、Numba { $numba }、{ $cpu }、コア：{ $cores }{ $interpreted ->
    [True] （インタープリター）
   *[False] {""}
}
cli-bench-game = ゲーム
cli-bench-seats = 席
cli-bench-one-core = 手/秒（1コア）
cli-bench-all-cores = 手/秒（全コア）
cli-bench-act = 一手 µs
cli-bench-replay = 再生 µs
cli-bench-guess = 推測 µs
cli-bench-state = バイト
cli-bench-cold = { $game }：起動{ $seconds }秒（今回コンパイル）
cli-bench-warm = { $game }：起動{ $seconds }秒（キャッシュから）

cli-manual-tournament = 同じ配札でボット同士を対戦させ、どちらが強いか、どれだけ確かかを示します。
cli-option-bots = ボット（2体以上）：レベル（visitor、apprentice、journeyman、master、grandmaster）、random、greedy、search:2000、net、net:FILE（自作の重み）、foresight:256、foresight:256:FILE、または自作の package.module:Bot。2体のときは、2体目のコピーの中に1体目を入れて試します
cli-option-tournament-seed = 配札を決める数。同じ数なら同じ配札
cli-option-tournament-threads = プロセスの数。0なら1コアに1つ
cli-option-tournament-file = 結果を残すファイル。同じコマンドで続きから始まります
cli-option-blocks = 配札の数。1つの配札につき、試すボットの席を替えて席の数だけ対局します
cli-option-cluster = Dask クラスターで対局する：スケジューラーのアドレス
cli-option-ladder = 総当たりではなく、各ボットを次に書かれたボットのコピーの中でだけ試す
cli-option-sprt = 試すボットのほうが強いかどうか、はっきりしたらすぐに止める
cli-option-effect = --sprt で調べる差（ブロックの標準偏差を1とする）
cli-option-report = レポートを書く場所：HTML ファイル1つ

cli-tournament-extra = 必要なパッケージがありません。リポジトリーでは「make arena」、ほかでは次のコマンドで入れてください：pip install "tenshu[{ $extra }]"
cli-tournament-effect = --effect を { $effect } にはできません。0より大きく{ $most }までです。
cli-tournament-no-folder = { $folder } というフォルダーがないので、{ $name } に書き込めません。フォルダーを作るか、別の場所を指定してください。
cli-tournament-counting = 集計中…
cli-tournament-report = レポート：{ $name }
cli-tournament-stopped = { $blocks }ブロック中{ $done }ブロックで止めました。
cli-tournament-go-on = 同じコマンドで { $name } の続きから始まります。

cli-arena-bots-few = { $fewest ->
    [1] greedy や master など、ボットを指定してください。
   *[other] ボットを{ $fewest }体以上指定してください。例：master greedy
}
cli-arena-bots-twice = { $bot } が2回指定されています。1回ずつにしてください。
cli-arena-bot-failed = ボット { $bot } でエラーが起きました（{ $error }）。修正すれば、同じコマンドで続きから始まります。
cli-arena-bot-illegal = ボット { $bot } の答え { $action } は、今選べない手です。選べる手：{ $legal }。
cli-arena-file-unwritable = { $name } に書き込めません（{ $reason }）。別の場所を指定してください。
cli-arena-file-busy = 別の{ $kind ->
    [analysis] 分析
   *[tournament] 大会
}が { $name } に書き込んでいます。終わるのを待つか、別のファイルを指定してください。
cli-arena-file-damaged = { $name } の{ $line }行目が壊れています。壊れていないコピーを使うか、別のファイルを指定してください。
cli-arena-file-foreign = { $name } は{ $kind ->
    [analysis] 分析
   *[tournament] 大会
}の結果ではありません。別のファイルを指定してください。
cli-arena-file-other = { $name } は別の{ $kind ->
    [analysis] 分析
   *[tournament] 大会
}の結果です（{ $what }：ファイルでは { $there }、今回は { $here }）。別のファイルを指定してください。
cli-arena-cluster-silent = { $address } にクラスターがありません（{ $reason }）。スケジューラーの示すアドレスを指定してください。
cli-arena-cluster-empty = { $address } のクラスターにワーカーがありません。起動してください：dask worker { $address }
cli-arena-cluster-other = { $address } のクラスターに、同じ Tenshu でないワーカーがあります（{ $workers }）。同じものを入れてください。
cli-arena-worker-lost = 対局中のプロセスが外から止められました。同じコマンドで、残っている結果の続きから始まります。
cli-arena-weights-changed = 対戦中に重み { $file } が書き換えられたため（学習の継続中など）、二つのネットの結果が混ざります。ファイルをコピーし、そのコピーで対戦してください。

cli-arena-title = { $game }、{ $seats }席：大会
cli-arena-standings = 成績
cli-arena-cross = 互いの中での勝率
cli-arena-ratings = レーティング
cli-arena-order = 手番の順
cli-arena-pace = 速さ
cli-arena-candidate = 試すボット
cli-arena-baseline = 相手
cli-arena-blocks = ブロック
cli-arena-share = 勝率（95%）
cli-arena-lead = 得点の差（95%）
cli-arena-effect = 効果
cli-arena-test = 検定
cli-arena-verdict = { $verdict ->
    [ahead] 上（{ $ratio }）
    [not-ahead] 上でない（{ $ratio }）
   *[open] 未定（{ $ratio }）
}
cli-arena-bot = ボット
cli-arena-rating = Elo（95%）
cli-arena-live = OpenSkill
cli-arena-asked = 手番の順番
cli-arena-decisions = 決定
cli-arena-median = 中央値 ms
cli-arena-slow = 99% ms
cli-arena-fact-bots = ボット
cli-arena-fact-blocks = 配札
cli-arena-fact-seed = シード
cli-arena-fact-options = 選択ルール
cli-arena-fact-code = コード
cli-arena-note-par = 均等なら{ $par }。区間はブロックごとの95%区間で、1つの配札での対局は、すべて合わせて1つの標本です。
cli-arena-note-stopped = 早く止まった検定は、差が大きめに出がちです。差があると言う前に、別の --seed で、--sprt なしで500ブロック対局してください。
cli-arena-note-clean = 一方がすべて勝った組では、レーティングの差は実際の差より小さく出ます。
cli-arena-note-timed = 時間を区切って考えるので、次は違う手を選ぶことがあるボット：{ $bots }。
cli-arena-plot-share = 勝率
cli-arena-plot-share-told = 試すボットを相手のコピーの中に入れたときの勝率（%）と95%区間。破線は均等な勝率です。
cli-arena-plot-rating = レーティング
cli-arena-plot-rating-told = すべての対局に当てはめた Plackett-Luce モデルの Elo 点と、配札のブートストラップによる95%区間。破線は0とするボットです。
cli-arena-plot-order = 先に始めると有利か
cli-arena-plot-order-told = 1番手、2番手…の勝率（%）と95%区間。どのボットもすべての席に同じ回数座りました。
cli-arena-plot-score = 得点
cli-arena-plot-score-told = それぞれのボットの得点の分布（対局の%）。赤い線は中央値です。
cli-arena-plot-sheet = 得点の内訳
cli-arena-plot-sheet-told = 得点表の各行について、中央値、対局の半分（太い線）、10局中9局（細い線）。
cli-arena-plot-pace = 速さ
cli-arena-plot-pace-told = 1つの決定にかかるミリ秒：中央値から、100回に1回だけ超える値まで。選択肢が1つの決定は数えません。
cli-arena-plot-test = 検定
cli-arena-plot-test-told = ブロックごとの対数尤度比。上の破線を超えれば差を認め、下の破線を下回れば認めません。

cli-manual-analyse = 1つのボットにすべての席で何局も対局させ、ゲームで何が効くか（席、長さ、得点、選択）を示します。
cli-option-analyse-bot = すべての席に座るボット：レベル（visitor、apprentice、journeyman、master、grandmaster）、random、greedy、search:2000、net、net:FILE（自作の重み）、foresight:256、foresight:256:FILE、または自作の package.module:Bot。指定がなければ apprentice
cli-option-analyse-seed = 配札を決める数。同じ数なら同じ対局
cli-option-analyse-threads = プロセスの数。0なら1コアに1つ
cli-option-analyse-file = 対局を残すファイル。同じコマンドで続きから始まります

cli-analyse-stopped = { $games }局中{ $done }局で止めました。
cli-analyse-damaged = そのファイルの{ $number }番の対局は再現できません。壊れていないコピーを使うか、別のファイルを指定してください。
cli-analyse-title = { $game }、{ $seats }席：{ $games }局で何が効いたか
cli-arena-fact-games = 対局
cli-analyse-note-par = 均等なら{ $par }。
cli-analyse-note-bot = すべての席を { $bot } が受け持ちました。ほかのボットや人では違うことがあります。区間は95%区間で、1局が1つの標本です。
cli-analyse-note-cause = 得点とともに現れるものが得点をもたらすとは限りません。良い局面には良い選択肢があります。

cli-analyse-table-seats = 席
cli-analyse-told-seats = 席が最初に手を選ぶ順です。
cli-analyse-points = 得点（95%）
cli-analyse-table-length = 長さ
cli-analyse-told-length = 選択肢が2つ以上ある答えを決定と数えます。
cli-analyse-counted = 数えるもの
cli-analyse-length-decisions = 1局の決定
cli-analyse-length-seat = 1席の決定
cli-analyse-length-answers = 1局の答え
cli-analyse-length-chance = 運の答え
cli-analyse-length-chapters = ラウンド
cli-analyse-mean = 平均（95%）
cli-analyse-low = 5%
cli-analyse-median = 中央値
cli-analyse-high = 95%
cli-analyse-table-questions = 質問
cli-analyse-told-questions = 1局で1つの席に何回問われるか、選択肢のある割合、そのときの選択肢の数。
cli-analyse-question = 質問
cli-analyse-answers = 回数（95%）
cli-analyse-free = 選択肢あり（95%）
cli-analyse-open = 選択肢の数（95%）
cli-analyse-table-sheet = 得点の生まれ方
cli-analyse-told-sheet = 1局の1席について、得点表の各行の得点、そのばらつき、全得点に占める割合。
cli-analyse-line = 行
cli-analyse-deviation = 標準偏差
cli-analyse-part = 全得点のうち（95%）
cli-analyse-table-apart = 席の差を生むもの
cli-analyse-told-apart = 卓での合計の差（ひとりのときは対局の間の差）のうち、各行による割合。合わせて100%で、負の行は差を縮めます。
cli-analyse-apart-part = 割合（95%）
cli-analyse-correlation = 合計との相関（95%）
cli-analyse-table-winners = 勝者に共通するもの
cli-analyse-told-winners = 勝った席とそうでない席（ひとりのときは勝った対局とそうでない対局）の得点とその差。差は得点と、行の標準偏差を1とする効果で示します。
cli-analyse-won = 勝者（95%）
cli-analyse-lost = ほか（95%）
cli-analyse-difference = 差（95%）
cli-analyse-table-openings = 序盤
cli-analyse-told-openings = 各質問での席の最初の決定とともに現れるもの：同じ卓（ひとりのときはほかの対局）でそこで別の決定をした席より、最後に何点上か。手番の順の影響は除いてあります。
cli-analyse-table-choices = 選択
cli-analyse-told-choices = 1局を通した各答えとともに現れるもの（選択肢が1つのときも含む）：同じ卓のほかの席（ひとりのときはほかの対局）より1回多く答えるごとに、最後に何点上か。手番の順の影響は除いてあります。
cli-analyse-choices-shown = 表示：十分に多い{ $tested }種のうち{ $shown }種（全部で{ $named }種）。最後の列は、これと同じかそれ以上に明らかな選択のうち、偶然だけで現れる割合です。
cli-analyse-choice = 選択
cli-analyse-times = 回数
cli-analyse-more = 勝率の差（95%）
cli-analyse-false = 偶然（q）
cli-analyse-answer = { $question } { $what }
cli-analyse-table-leads = 点差
cli-analyse-told-leads = 対局の最高点と、他の得点との差。
cli-analyse-lead = 得点
cli-analyse-lead-most = 最高点
cli-analyse-lead-second = 2番目の得点との差
cli-analyse-lead-last = 最低点との差
cli-analyse-table-endings = 終わり方
cli-analyse-told-endings = そのように終わる対局の割合。
cli-analyse-ending = 終わり方
cli-analyse-ending-close = 点差が勝者の得点の1割以下
cli-analyse-ending-broken = 同点、タイブレークで決着
cli-analyse-ending-shared = 勝利を分け合う
cli-analyse-games = 対局（95%）
cli-analyse-a-seat = 1席の得点
cli-analyse-winner = 勝者
cli-analyse-other = ほか

cli-arena-plot-seats = 先に始めると有利か
cli-arena-plot-seats-told = 1番手、2番手…の勝率（%）と95%区間。破線は均等な勝率です。
cli-arena-plot-seat-points = 手番の順と得点
cli-arena-plot-seat-points-told = 1番手、2番手…の平均得点と95%区間。
cli-arena-plot-points = 得点
cli-arena-plot-points-told = 1席の得点の分布（%）。赤い線は中央値です。
cli-arena-plot-length = 長さ
cli-arena-plot-length-told = 1局の決定の数の分布（%）。赤い線は中央値です。
cli-arena-plot-lines = 勝者とほか
cli-arena-plot-lines-told = 得点表の各行について、中央値、席の半分（太い線）、10席中9席（細い線）。
cli-arena-plot-apart = 席の差を生むもの
cli-arena-plot-apart-told = 卓での合計の差に各行が占める割合（%）と95%区間。
cli-arena-plot-winners = 勝者に共通するもの
cli-arena-plot-winners-told = 各行で勝者がほかより何点上かと95%区間。ばらつきに比べて差の大きい行が上です。
cli-arena-plot-openings = 序盤
cli-arena-plot-openings-told = 同じ卓のほかの席（ひとりのときはほかの対局）との点差と95%区間：確かに良い最初の決定と、確かに悪いもの。
cli-arena-plot-choices = 選択
cli-arena-plot-choices-told = 1回ごとの、同じ卓のほかの席（ひとりのときはほかの対局）との点差と95%区間：確かに良い選択と、確かに悪いもの。
cli-arena-plot-leads = 点差
cli-arena-plot-leads-told = 何点差で勝つ対局がどれだけあるか（%）。赤い線は中央値です。

cli-manual-verify = 保存した対局を検証します。手がすべてルールどおりか、運が操作されていないかを調べます。
cli-option-verify-file = 保存した対局の名前かパス
cli-option-commitment = 卓が開いたときに示されたコミットメント（64桁の英数字）。控えてあれば

cli-verify-commitment-form = --commitment に「{ $commitment }」は使えません。卓が示したとおりの、数字と a～f の文字64桁です。
cli-verify-file = { $name } は欠けておらず、チェックサムも合っています。
cli-verify-rules = { $answers }個の答えは、すべて{ $game }（バージョン{ $version }、{ $seats }席{ $chosen ->
    [0] {""}
   *[other] 、{ $options }
}）のルールどおりです。
cli-verify-seed-none = ファイルにシードがないので、運の答えが本当に運まかせだったかは検証できません。
cli-verify-seed-later = ファイルにまだシードがありません。卓がシードを示すのは終局のときで、運の答えはそれまで検証できません。
cli-verify-seed-withheld = 終局しているのに、示す約束のシードがファイルにありません。運の答えは検証できません。
cli-verify-seed-unread = ファイルの「{ $seed }」はシードではありません。運の答えは検証できません。
cli-verify-terminal = 前もっての約束はありません。シードは「tenshu play」のもので、対局を始めた人が選べました。
cli-verify-commitment-none = ファイルにコミットメントがないので、シードが対局の前に決まっていたとは言えません。
cli-verify-commitment = シードは、このゲーム、バージョン、席数、選択ルールで、コミットメント { $written } に合います。
cli-verify-commitment-other = シードはコミットメント { $written } に合いません。このゲーム、バージョン、席数、選択ルールなら { $due } になります。
cli-verify-noted = コミットメントは控えのものと同じです：{ $noted }
cli-verify-noted-other = ファイルのコミットメント { $shown } は、控えの { $noted } と違います。
cli-verify-noted-none = 控えのコミットメントは { $noted } ですが、ファイルにはありません。
cli-verify-noted-not = 卓が開いたときのコミットメントが { $shown } だったかどうかは、控えた人にしかわかりません。控えは --commitment で指定できます。
cli-verify-cut = 席{ $seat }が「{ $cut }」でカットしたかどうかは、そこに座った人にしかわかりません。
cli-verify-cut-none = どの席もカットしていません。シードは卓だけで選んだもので、開く前にいくつも試せたはずです。
cli-verify-cut-unread = 「{ $note } { $value }」は、この卓の席のカットではありません。
# 別の対局から引き継いだ部分は調べない。
cli-verify-begun = ファイルによれば、この卓は別の対局か練習の最初の{ $begun }個の答えを引き継いで始まりました。そこでの運の答えはこの卓のものではないので、検証していません。
cli-verify-begun-unread = 「begun { $value }」は、この対局の答えの数として読めません。そのため、検証を省いた答えはありません。
cli-verify-since = { $begun ->
    [0] {""}
   *[other] 最初の{ $begun }個より後では、
}
cli-verify-chance = { $answers ->
    [0] { cli-verify-since }運の答えはありませんでした。
   *[other] { cli-verify-since }運の{ $answers }個の答えは、すべてシード{ $cuts ->
        [0] {""}
       *[other] とカット
    }どおりです。
}
cli-verify-chance-settled = { $answers ->
    [0] { cli-verify-since }運の答えはありませんでした。
   *[other] { cli-verify-since }運の{ $answers }個の答えは、すべて「tenshu play」のシード { $seed } どおりです。
}
cli-verify-chance-other = { cli-verify-since }運の{ $answers }個の答えのうち{ $wrong }個が、シード{ $cuts ->
    [0] {""}
   *[other] とカット
}から決まるものと違います。最初は{ $ply }手のあとで、「{ $drawn }」が引かれましたが、「{ $due }」のはずでした。
cli-verify-end = 終局しています。これらの答えによる結果：
cli-verify-end-not = まだ終局していないので、最終の得点と順位はありません。
cli-verify-holds = 検証できた範囲に問題はありませんでした。
cli-verify-fails = { $wrong }件の問題が見つかりました。
